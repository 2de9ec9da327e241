import type { Db } from "./database.ts";

type Values = Readonly<Record<string, unknown>>;
type Prepared<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> };
type Builder<Row> = { prepare(name: string): Prepared<Row> };

/**
 * For a statement that is run with every request or message: PostgreSQL parses and plans it once in
 * the life of a connection, which knows it by its name. Values stand in it as `sql.placeholder`, and
 * the text must not depend on anything else. Drizzle's prepared queries belong to the database or
 * transaction that they were made with, so each has its own.
 */
export function preparedStatement<Row>(
  name: string,
  build: (db: Db) => Builder<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const preparedFor = new WeakMap<Db, Prepared<Row>>();
  return (db, values) => {
    const prepared = preparedFor.get(db) ?? build(db).prepare(name);
    preparedFor.set(db, prepared);
    return prepared.execute(values);
  };
}
