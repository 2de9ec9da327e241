import { createHash } from "node:crypto";
import { is, Param, Placeholder, SQL } from "drizzle-orm";
import type { Db } from "./database.ts";

type Values = Readonly<Record<string, unknown>>;
/** A statement with all that it needs; it is on its way as soon as this is called. */
export type ReadyStatement<Row> = { execute(): Promise<Row[]> };
type Prepared<Row> = { params: unknown[]; execute(): Promise<Row[]> };
type Builder<Row> = { prepare(name: string): { execute(): Promise<Row[]> } };

/** The parts of a Drizzle database that its types keep to themselves. */
type Inside = {
  dialect: { sqlToQuery(statement: SQL): { sql: string; params: unknown[] } };
  session: {
    client: unknown;
    prepareQuery(
      query: { sql: string; params: unknown[] },
      fields: undefined,
      name: string,
      isResponseInArrayMode: boolean,
    ): { execute(): Promise<{ rows: unknown[] }> };
  };
};

/**
 * For a statement that is run all the time: Drizzle writes it once in the life of the process, and
 * PostgreSQL plans it once in the life of a connection. Values stand in it as `sql.placeholder`, and
 * the text must not depend on anything else.
 */
export function keptStatement<Row>(
  build: (db: Db) => Builder<Row> | SQL<Row>,
): (db: Db, values: Values) => ReadyStatement<Row> {
  // The two databases' drivers each have a class of statements; a test may use both.
  const built = new WeakMap<object, Prepared<Row>>();
  return (db, values) => {
    const { session } = db as unknown as Inside;
    let prepared = built.get(session.constructor);
    if (!prepared) {
      prepared = prepare(db, build(db));
      built.set(session.constructor, prepared);
    }
    // What was built belongs to the connection of that time; the rest of it is the same for all.
    return Object.create(prepared, {
      client: { value: session.client },
      params: { value: prepared.params.map((param) => filled(param, values)) },
    }) as ReadyStatement<Row>;
  };
}

function prepare<Row>(db: Db, statement: Builder<Row> | SQL<Row>): Prepared<Row> {
  const { dialect, session } = db as unknown as Inside;
  if (!is(statement, SQL)) {
    const draft = statement.prepare("") as unknown as Prepared<Row> & { queryString: string };
    return statement.prepare(nameOf(draft.queryString)) as unknown as Prepared<Row>;
  }
  const query = dialect.sqlToQuery(statement);
  const prepared = session.prepareQuery(query, undefined, nameOf(query.sql), false);
  const { execute } = prepared;
  return Object.assign(prepared, {
    params: query.params,
    async execute(this: unknown) {
      return (await execute.call(this as typeof prepared)).rows as Row[];
    },
  });
}

/** Made of the text, so that no two statements of a connection ever share one. */
function nameOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

function filled(param: unknown, values: Values): unknown {
  if (is(param, Placeholder)) return given(param, values);
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = given(param.value, values);
  return value === null ? null : param.encoder.mapToDriverValue(value);
}

function given({ name }: Placeholder, values: Values): unknown {
  const value = values[name];
  if (value === undefined) throw new Error(`the statement has no value for ${name}`);
  return value;
}
