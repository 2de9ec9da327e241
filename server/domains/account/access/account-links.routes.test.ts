import { ne, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rowsOf } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import { makeUser } from "#tests/factories/account.ts";
import { statementsOf } from "#tests/setup/test-database.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const quiet = testServer({ environment: { MAIL_CONNECTIONS: "5" }, isOwn: true });

/** All that the server does because somebody asks for a link: at once, and after it. */
async function workFor(path: string, email: string) {
  const { db } = server.current.platform;
  const countJobs = () =>
    rowsOf<{ name: string; count: number }>(
      db,
      sql`select name, count(*)::int as count from pgboss.job group by name order by name`,
    );
  const before = await countJobs();
  const statements = await statementsOf(async () => {
    await server.current.call("POST", path, { body: { email } });
    await server.current.relay.drain();
  });
  const jobs = (await countJobs()).map(({ name, count }) => ({
    name,
    count: count - (before.find((each) => each.name === name)?.count ?? 0),
  }));
  return { statements, jobs: jobs.filter(({ count }) => count > 0) };
}

// How the statements are told apart is known of the embedded database only.
describe.skipIf(process.env.TEST_DATABASE_URL)("asking for a link", () => {
  it.each([
    ["/api/forgotPassword", {}],
    ["/api/sendLoginLink", {}],
    ["/api/sendVerificationEmail", { emailVerifiedAt: null }],
  ])("by %s is the same work for an address that nobody has", async (path, input) => {
    const { db } = server.current.platform;
    const known = await makeUser(db, input);
    const confirmed = await makeUser(db);
    // The first mail loads what all mails need.
    await workFor(path, known.email);
    const forKnown = await workFor(path, known.email);
    const count = async () => [
      await db.$count(mails, ne(mails.recipient, "")),
      await db.$count(oneTimeTokens),
    ];
    const sent = await count();
    const forNobody = await workFor(path, "nobody@example.test");
    expect(forKnown.statements.length).toBeGreaterThan(5);
    expect(forNobody).toEqual(forKnown);
    expect(await count()).toEqual(sent);
    if (path !== "/api/sendVerificationEmail") return;
    expect(await workFor(path, confirmed.email)).toEqual(forKnown);
  });
});

describe("a mail that is none", () => {
  it("is queued like any other, and nothing comes of it", async () => {
    const { platform, call, relay } = quiet.current;
    await call("POST", "/api/forgotPassword", { body: { email: "nobody@example.test" } });
    await relay.drain();
    expect(await platform.db.$count(mails)).toBe(1);
    await platform.jobs.start({ withWorkers: true });
    await expect.poll(() => platform.db.$count(mails), { timeout: 15_000 }).toBe(0);
  });
});
