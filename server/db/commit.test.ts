import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/setup/test-database.ts";
import { afterCommit, withCommit } from "./commit.ts";
import { keptStatement } from "./kept-statement.ts";
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
    const refuse = (word: string) => async (tx: Parameters<typeof afterCommit>[0]) => {
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

const insertion = keptStatement((on) =>
  on
    .insert(installation)
    .values({ key: sql.placeholder("key"), value: sql.placeholder("value") })
    .returning(),
);
const keys = async () => (await db().select().from(installation)).map(({ key }) => key);

describe("a statement that goes with the commit", () => {
  it("is written after all others, also when a savepoint asked for it", async () => {
    await db().transaction(async (tx) => {
      withCommit(tx, () => insertion(tx, { key: "one", value: "1" }));
      await tx.transaction(async (savepoint) => {
        withCommit(savepoint, () => insertion(savepoint, { key: "two", value: "2" }));
      });
      expect(await tx.$count(installation)).toBe(0);
    });
    expect(await keys()).toEqual(["one", "two"]);
  });

  it("is not written when the work fails, the whole or a part", async () => {
    const refuse = (key: string) => async (tx: Parameters<typeof withCommit>[0]) => {
      withCommit(tx, () => insertion(tx, { key, value: "" }));
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
      for (const value of ["1", "2"]) withCommit(tx, () => insertion(tx, { key: "same", value }));
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
      withCommit(tx, () => insertion(tx, { key: "after", value: "" }));
    });
    expect(await keys()).toEqual(["after"]);
  });
});
