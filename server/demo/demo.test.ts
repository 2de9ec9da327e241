import { describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { findDemoChoice, isDemoByDefault } from "./choice.ts";
import { prepareDemo } from "./demo.ts";
import { seedDemoSitters } from "./sitters.ts";

const server = testServer();

describe("whether it is a demo by itself", () => {
  const key = { APP_KEY: "k".repeat(32) };
  it.each([
    ["a new embedded database on this machine", {}, true, "embedded", true],
    ["one that people use already", {}, false, "embedded", false],
    ["a PostgreSQL server", {}, true, "postgres", false],
    ["open to the network", { HOST: "0.0.0.0" }, true, "embedded", false],
    ["behind https", { APP_URL: "https://kwispel.example", ...key }, true, "embedded", false],
  ])("%s", (_case, environment, isNew, kind, expected) => {
    expect(isDemoByDefault(readConfig(environment), isNew, kind)).toBe(expected);
  });
});

describe("demo data", () => {
  const prepare = (wanted: boolean | undefined) =>
    prepareDemo({
      ...server.current.platform,
      config: { ...server.current.platform.config, DEMO: wanted },
    });

  it("is decided once; a public site never gets known accounts later", async () => {
    const { db } = server.current.platform;
    expect(await prepare(false)).toBe(false);
    expect(await prepare(true)).toBe(false);
    expect(await db.select().from(users)).toEqual([]);
    expect(await findDemoChoice(db)).toBe(false);
  });

  it("is never mixed with people's own", async () => {
    const { db } = server.current.platform;
    await makeUser(db);
    expect(await prepare(true)).toBe(false);
    expect(await db.select().from(users)).toHaveLength(1);
  });

  it("has the three accounts of the README, once, however many processes start", async () => {
    const { db } = server.current.platform;
    expect(await Promise.all([prepare(true), prepare(true)])).toEqual([true, true]);
    const emails = (await db.select({ email: users.email }).from(users)).map((row) => row.email);
    expect(emails.toSorted()).toEqual([
      "admin@kwispel.test",
      "eigenaar@kwispel.test",
      "oppas@kwispel.test",
    ]);
  });

  it("has any number of sitters, the same ones each time", async () => {
    const { db } = server.current.platform;
    const names = async () =>
      (await db.select().from(users).orderBy(users.id)).map((user) => user.firstName);
    await seedDemoSitters(db, 1_200, new Date());
    const first = await names();
    await seedDemoSitters(db, 1_200, new Date());
    expect(await names()).toEqual(first);
    expect(first).toHaveLength(1_200);
  });
});
