/**
 * The few building blocks the payload is described with. One description yields the TypeScript type of a draft, the
 * check of a draft, the list of what is still missing, and the comparison with the national schema.
 */
export type Spec<T = unknown> = SpecBody & { readonly need?: Need; readonly draft?: T };
export type ObjectSpec<T = unknown> = Spec<T> & ObjectBody;

/** The type of a draft described by a spec: everything may be absent. */
export type DraftOf<S> = S extends { readonly draft?: infer T } ? T : never;

/**
 * A field without a need is optional and may be null. `required` must be there in the end and is never null.
 * `implied` is a fixed value the national system supplies when it is left out.
 */
type Need = 'required' | 'implied';

type SpecBody =
  | { readonly kind: 'text'; readonly minLength?: number; readonly maxLength?: number; readonly pattern?: RegExp }
  | { readonly kind: 'integer' | 'number' | 'boolean' | 'true' | 'timestamp' | 'anything' }
  | { readonly kind: 'code'; readonly codes: ValueSet }
  | { readonly kind: 'list'; readonly item: Spec; readonly length?: number }
  | { readonly kind: 'variants'; readonly options: readonly ObjectSpec[] }
  | { readonly kind: 'either'; readonly options: readonly Spec[] }
  | { readonly kind: 'again'; readonly spec: () => Spec }
  | ObjectBody;

interface ObjectBody {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Spec>>;
  /** Extra keys are welcome, as in map geometry. */
  readonly open?: true;
  /** When it says no, the object as a whole counts as missing, not its parts. */
  readonly isAnswered?: (value: Readonly<Record<string, unknown>>) => boolean;
}

export type ValueSet = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, Spec>>;
type FieldsDraft<F extends Fields> = {
  -readonly [K in keyof F]?: F[K] extends { readonly need: Need } ? DraftOf<F[K]> : DraftOf<F[K]> | null;
};

export const integer: Spec<number> = { kind: 'integer' };
export const number: Spec<number> = { kind: 'number' };
export const boolean: Spec<boolean> = { kind: 'boolean' };
export const alwaysTrue: Spec<true> = { kind: 'true' };
export const timestamp: Spec<string> = { kind: 'timestamp' };
export const anything: Spec<Record<string, unknown>> = { kind: 'anything' };

export const text = (maxLength: number, minLength = 1): Spec<string> => ({ kind: 'text', minLength, maxLength });
export const anyText: Spec<string> = { kind: 'text' };
export const pattern = (expression: RegExp): Spec<string> => ({ kind: 'text', pattern: expression });
export const code = <T extends ValueSet>(codes: T): Spec<keyof T & string> => ({ kind: 'code', codes });
export const list = <S extends Spec>(item: S, length?: number): Spec<DraftOf<S>[]> =>
  length === undefined ? { kind: 'list', item } : { kind: 'list', item, length };

export const object = <F extends Fields>(
  fields: F,
  options: Pick<ObjectBody, 'open' | 'isAnswered'> = {},
): ObjectSpec<FieldsDraft<F>> => ({ kind: 'object', fields, ...options });

/** One of several forms, told apart by their field `type`. */
export const variants = <O extends readonly ObjectSpec[]>(...options: O): Spec<DraftOf<O[number]>> => ({
  kind: 'variants',
  options,
});
export const either = <O extends readonly Spec[]>(...options: O): Spec<DraftOf<O[number]>> => ({
  kind: 'either',
  options,
});

/** A form that appears inside itself. */
export const again = <T>(spec: () => Spec<T>): Spec<T> => ({ kind: 'again', spec });

export const required = <S extends Spec>(spec: S): S & { readonly need: 'required' } => ({ ...spec, need: 'required' });
export const implied = <S extends Spec>(spec: S): S & { readonly need: 'implied' } => ({ ...spec, need: 'implied' });

/** The values of `type` by which a form of `variants` is known. */
export function tagsOf(option: ObjectSpec): ValueSet {
  const tag = option.fields.type;
  return tag?.kind === 'code' ? tag.codes : {};
}

/** What a form allows one step further in: nothing, or several where it is not known yet which it is. */
export function specsBelow(spec: Spec, step: string | number): Spec[] {
  switch (spec.kind) {
    case 'object': {
      const field = Object.hasOwn(spec.fields, step) ? spec.fields[step] : undefined;
      return field ? [field] : [];
    }
    case 'list':
      return typeof step === 'number' ? [spec.item] : [];
    case 'variants':
    case 'either':
      return spec.options.flatMap((option) => specsBelow(option, step));
    case 'again':
      return specsBelow(spec.spec(), step);
    default:
      return [];
  }
}
