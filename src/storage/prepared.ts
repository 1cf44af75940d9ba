import { type CompiledQuery, type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

/**
 * A query for one row that is put into words once per database and from then on only given its values: for the
 * queries of every request, building the text costs several times what running it does.
 */
export function preparedRow<Values extends string[], Row>(
  build: (db: Db, ...values: Values) => SelectQueryBuilder<Tables, never, Row>,
): (db: Db, ...values: Values) => Promise<Row | undefined> {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  // Built with stand-ins, whose places among the parameters tell where the values go.
  const standIns = Array.from({ length: build.length - 1 }, (_, i) => `stand-in ${i}`) as Values;
  return async (db, ...values) => {
    let query = compiled.get(db);
    if (!query) {
      query = build(db, ...standIns)
        .limit(sql.lit(1))
        .compile() as CompiledQuery<Row>;
      compiled.set(db, query);
    }
    const parameters = query.parameters.map((standIn) => values[standIns.indexOf(standIn as string)]);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}
