import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/setup/test-database.ts";
import { afterCommit, beforeCommit, gatherBeforeCommit } from "./commit.ts";
import type { Db } from "./database.ts";
import { installation } from "./schema/installation.ts";

const database = testDatabase();
const db = () => database.current.db;

let done: string[] = [];
beforeEach(() => {
  done = [];
});
const note = (word: string) => () => void done.push(word);

describe("what is to be done after a commit", () => {
  it("is done when all is written, in order", async () => {
    await db().transaction(async (tx) => {
      afterCommit(tx, note("one"));
      await tx.transaction(async (savepoint) => afterCommit(savepoint, note("two")));
      afterCommit(tx, note("three"));
      await tx.execute(sql`select 1`);
      expect(done).toEqual([]);
    });
    expect(done).toEqual(["one", "two", "three"]);
  });

  it("is never done when it was rolled back, the whole or a part", async () => {
    const refuse = (word: string) => async (tx: Db) => {
      afterCommit(tx, note(word));
      throw new Error("no");
    };
    await expect(db().transaction(refuse("whole"))).rejects.toThrow("no");
    await db().transaction(async (tx) => {
      afterCommit(tx, note("kept"));
      await expect(tx.transaction(refuse("part"))).rejects.toThrow("no");
    });
    expect(done).toEqual(["kept"]);
  });

  it("needs a transaction", () => {
    expect(() => afterCommit(db(), note("never"))).toThrow("no transaction");
  });
});

const insert = (key: string) => (tx: Db) => tx.insert(installation).values({ key, value: "" });
const keys = async () => (await db().select().from(installation)).map(({ key }) => key);

describe("what is written before the commit", () => {
  it("is written after all others, also when a savepoint asked for it", async () => {
    await db().transaction(async (tx) => {
      beforeCommit(tx, insert("one"));
      await tx.transaction(async (savepoint) => {
        beforeCommit(savepoint, insert("two"));
      });
      expect(await tx.$count(installation)).toBe(0);
    });
    expect(await keys()).toEqual(["one", "two"]);
  });

  it("is not written when the work fails, the whole or a part", async () => {
    const refuse = (key: string) => async (tx: Db) => {
      beforeCommit(tx, insert(key));
      throw new Error("no");
    };
    await expect(db().transaction(refuse("whole"))).rejects.toThrow("no");
    await db().transaction(async (tx) => {
      await expect(tx.transaction(refuse("part"))).rejects.toThrow("no");
    });
    expect(await keys()).toEqual([]);
  });

  it("that fails takes everything with it, and its reason is told", async () => {
    const twice = db().transaction(async (tx) => {
      afterCommit(tx, note("never"));
      await tx.insert(installation).values({ key: "first", value: "" });
      for (const key of ["same", "same"]) beforeCommit(tx, insert(key));
    });
    await expect(twice).rejects.toMatchObject({ cause: { code: "23505" } });
    expect(await keys()).toEqual([]);
    expect(done).toEqual([]);
    // The connection is whole again.
    await db().transaction(async (tx) => void (await tx.execute(sql`select 1`)));
  });
});

// The embedded database has no connection that could break.
describe.skipIf(!process.env.TEST_DATABASE_URL)("a connection that breaks", () => {
  it("hides nothing of why the work failed, and is not used again", async () => {
    const failed = db().transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await db().transaction(async (tx) => {
      beforeCommit(tx, insert("after"));
    });
    expect(await keys()).toEqual(["after"]);
  });
});

describe("what is gathered before the commit", () => {
  const gathered: string[][] = [];
  beforeEach(() => gathered.splice(0));
  const write = async (_tx: Db, words: readonly string[]) => gathered.push([...words]);

  it("is written once, all of it and in order, whichever part asked", async () => {
    await db().transaction(async (tx) => {
      gatherBeforeCommit(tx, write, ["b", "a"]);
      await tx.transaction(async (savepoint) => gatherBeforeCommit(savepoint, write, ["c"]));
      gatherBeforeCommit(tx, write, ["d"]);
      expect(gathered).toEqual([]);
    });
    expect(gathered).toEqual([["b", "a", "c", "d"]]);
  });

  it("leaves out what a savepoint took back", async () => {
    await db().transaction(async (tx) => {
      gatherBeforeCommit(tx, write, ["kept"]);
      const part = tx.transaction(async (savepoint) => {
        gatherBeforeCommit(savepoint, write, ["gone"]);
        throw new Error("no");
      });
      await expect(part).rejects.toThrow("no");
    });
    expect(gathered).toEqual([["kept"]]);
  });
});
