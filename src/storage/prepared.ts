import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './tables.ts';

/**
 * A query that is put into words once per database and from then on only given its values: for the queries of every
 * request, building the text costs several times what running it does.
 */
export function prepared<Values extends string[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row | undefined> {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  // Built with stand-ins, whose places among the parameters tell where the values go.
  const standIns = Array.from({ length: build.length - 1 }, (_, i) => `stand-in ${i}`) as Values;
  return async (db, ...values) => {
    let query = compiled.get(db);
    if (!query) compiled.set(db, (query = build(db, ...standIns).compile()));
    const parameters = query.parameters.map((parameter) => {
      const place = standIns.indexOf(parameter as string);
      return place < 0 ? parameter : values[place];
    });
    const { rows } = await db.executeQuery<Row>({ ...query, parameters } as CompiledQuery<Row>);
    return rows[0];
  };
}
