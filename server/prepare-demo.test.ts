import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { growDemo } from "#demo/seed.ts";
import { users } from "#server/db/schema/account.ts";
import { BadConfiguration, readConfig } from "#server/platform/config/config.ts";
import { makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { findDemoChoice, isDemoByDefault, storeDemoChoice } from "./demo-choice.ts";
import { prepareDemo } from "./prepare-demo.ts";

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
  const countUsers = () => server.current.platform.db.$count(users);

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

  it("is there once, however many processes start, and however often", async () => {
    expect(await Promise.all([prepare(true), prepare(true)])).toEqual([true, true]);
    const first = await countUsers();
    expect(await prepare(undefined)).toBe(true);
    expect(await countUsers()).toBe(first);
    expect(first).toBe(3 + 400 + 150);
  });

  const key = { APP_KEY: "k".repeat(32) };
  it.each([
    ["open to the network", { HOST: "0.0.0.0" }],
    ["open to the network by IPv6", { HOST: "::" }],
    ["behind https", { APP_URL: "https://kwispel.example", ...key }],
    ["under a name", { APP_URL: "http://kwispel.example" }],
  ])("is not started %s, new or again, unless that is meant", async (_case, environment) => {
    const { db } = server.current.platform;
    const start = (more: Record<string, string>) =>
      prepareDemo({
        ...server.current.platform,
        config: readConfig({ ...environment, DEMO: "1", ...more }),
      });
    await expect(start({})).rejects.toThrow(/DEMO_PUBLIC=1/);
    expect(await findDemoChoice(db)).toBe(null);
    await storeDemoChoice(db, true);
    await expect(start({})).rejects.toThrow(BadConfiguration);
    expect(await start({ DEMO_PUBLIC: "1" })).toBe(true);
  });

  it("grows to any number of sitters, and the same ones stay", async () => {
    const { db, appKey, clock, passwords } = server.current.platform;
    const people = () =>
      db
        .select({ email: users.email, name: users.firstName, last: users.lastName })
        .from(users)
        .orderBy(users.id);
    const grow = (count: number) => growDemo(db, count, { now: clock.now(), appKey, passwords });
    await grow(30);
    const few = await people();
    await grow(620);
    const many = await people();
    await grow(620);
    expect(await people()).toEqual(many);
    expect(few).toHaveLength(30);
    expect(many.slice(0, 30)).toEqual(few);
    expect(many).toHaveLength(620);
    // Made anew, they are the same people again.
    await db.delete(users).where(eq(users.lastUsedProfileType, "pet_sitter"));
    await grow(30);
    expect(await people()).toEqual(few);
  });
});
