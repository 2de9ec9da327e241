import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/setup/test-database.ts";
import { afterCommit } from "./after-commit.ts";

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
