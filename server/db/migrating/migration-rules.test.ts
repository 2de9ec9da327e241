import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { schema } from "../schema.ts";
import { growingTables, isOutside, problemsOf, withoutConcurrently } from "./migration-rules.ts";

const outside = "-- outside a transaction\n";

it.each([
  ['CREATE INDEX "by_day" ON "messages" USING btree ("day");', "messages: nobody can write"],
  ['CREATE UNIQUE INDEX "one" ON "users" USING btree ("email");', "users: nobody can write"],
  [
    'ALTER TABLE "messages" ALTER COLUMN "text" SET DATA TYPE varchar;',
    "messages: every row is written",
  ],
  ['ALTER TABLE "pets" ALTER COLUMN "name" SET NOT NULL;', "pets: every row is read"],
  [
    'ALTER TABLE "mails" ADD COLUMN "ref" uuid DEFAULT gen_random_uuid() NOT NULL;',
    "mails: every row is written",
  ],
  [
    'ALTER TABLE "pets" ADD CONSTRAINT "kind" CHECK (category is not null);',
    "pets: every row is read",
  ],
  ['ALTER TABLE "badges" ADD COLUMN "step" integer NOT NULL;', "badges: the release before leaves"],
  ['ALTER TABLE "badges" DROP COLUMN "step";', "badges: the release before still"],
  ['ALTER TABLE "badges" RENAME COLUMN "step" TO "level";', "badges: the release before still"],
  ['DROP TABLE "badges";', "badges: the release before still"],
])("%s may not go", (statement, why) => {
  expect(problemsOf([statement])).toEqual([expect.stringContaining(why)]);
});

it.each([
  'CREATE INDEX "by_day" ON "badges" USING btree ("day");',
  'ALTER TABLE "messages" ADD COLUMN "edited_at" timestamp with time zone;',
  'ALTER TABLE "messages" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;',
  'ALTER TABLE "pets" ADD CONSTRAINT "kind" CHECK (category is not null) NOT VALID;',
  'CREATE TABLE "new" ("id" integer NOT NULL);',
  '-- allowed: nothing has read it for three releases\nALTER TABLE "badges" DROP COLUMN "step";',
])("%s may go", (statement) => {
  expect(problemsOf([statement])).toEqual([]);
});

it("lets go, outside a transaction, only what may be broken off and done again", () => {
  const drop = `${outside}DROP INDEX CONCURRENTLY IF EXISTS "by_day";`;
  const create = 'CREATE INDEX CONCURRENTLY "by_day" ON "messages" ("day");';
  expect(isOutside([drop, create])).toBe(true);
  expect(problemsOf([drop, create])).toEqual([]);
  const twice = 'UPDATE "messages" SET count = count + 1;';
  expect(problemsOf([`${outside}${twice}`])).toEqual([expect.stringContaining("no harm twice")]);
  expect(withoutConcurrently(create)).toBe('CREATE INDEX "by_day" ON "messages" ("day");');
});

it("knows its growing tables by the names that they have", () => {
  const tables: string[] = Object.values(schema).flatMap((each) =>
    is(each, PgTable) ? [getTableName(each)] : [],
  );
  expect([...growingTables].filter((name) => !tables.includes(name))).toEqual([]);
});
