import { readFile } from "node:fs/promises";
import path from "node:path";
import v8 from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { Logger } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { watchCommits } from "../commit.ts";
import type { Database, Db } from "../database.ts";
import { schema } from "../schema.ts";
import { datesAsDates, drizzleParsers, forDrizzle } from "./embedded-parsers.ts";
import { lockFolder } from "./folder-lock.ts";

// Node aborts now and then while V8 frees WebAssembly code that it has compiled anew
// (nodejs/node#64500): the code of one small database may as well stay.
v8.setFlagsFromString("--no-wasm-code-gc");

/** The PostgreSQL that PGlite is: a folder of another one can't be opened. */
export const embeddedPostgresMajor = 18;

/** Of PostgreSQL's usual 128 MB a process would hold all from its start; a query takes no longer with these. */
const bufferSize = "32MB";

const extensions = { citext, pg_trgm, unaccent, btree_gist, cube, earthdistance };

export type EmbeddedOptions = {
  /** Absent: in memory, for tests. */
  folder?: string;
  /** A new database starts from the dump of a migrated one: 1 s instead of 10. */
  readDump?(): Promise<Blob | undefined>;
  /** Hears of every statement; for tests that compare them. */
  logger?: Logger;
};

export type EmbeddedDatabase = Database & { pglite: PGlite; isNew: boolean };

/**
 * PostgreSQL inside the process. PGlite itself would let a second process open the same folder and
 * ruin it, hence the lock.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = options.folder ? await lockFolder(options.folder) : null;
  const isNew = options.folder
    ? !(await exists(path.join(options.folder, "db", "PG_VERSION")))
    : true;
  const dump = isNew ? await options.readDump?.() : undefined;
  const pglite = await PGlite.create({
    ...(options.folder ? { dataDir: path.join(options.folder, "db") } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    parsers: drizzleParsers,
    extensions,
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${bufferSize}`],
  }).catch(async (error: unknown) => {
    await lock?.release();
    // Errors of its file system are numbers without a stack.
    throw new Error("The embedded database could not be opened", { cause: error });
  });
  const { logger = false } = options;
  // Drizzle's drivers differ in the type of a raw result alone, which both wrap alike: see `rowsOf`.
  const drizzled = drizzle(forDrizzle(pglite), {
    schema,
    casing: "snake_case",
    logger,
  }) as unknown as Db;
  const db = watchCommits(drizzled);
  return {
    kind: "embedded",
    db,
    backgroundDb: db,
    pglite,
    isNew,
    executeSql: async (text, values) => {
      // Several statements in one text are only possible without values.
      if (values?.length) return pglite.query(text, values, { parsers: datesAsDates });
      const results = await pglite.exec(text, { parsers: datesAsDates });
      return { rows: results.flatMap((result) => result.rows) };
    },
    listen: async (channel, onNotify) => {
      const stop = await pglite.listen(channel, onNotify);
      return { stop };
    },
    // Nothing lies between it and us that could break.
    watch: () => {},
    holdStill: async (work) => {
      // Most of what is to be written goes before everybody has to wait.
      await pglite.exec("checkpoint");
      return pglite.transaction(async (tx) => {
        await tx.exec("checkpoint");
        return work();
      });
    },
    ping: async () => {
      await pglite.query("select 1");
    },
    close: async () => {
      await pglite.close();
      await lock?.release();
    },
  };
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
