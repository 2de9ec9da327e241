import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { makeUser } from "#tests/factories/account.ts";
import { mailedToken, sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { remindHalfway } from "../account.jobs.ts";

const server = testServer();
const hour = 60 * 60 * 1000;
const ago = (hours: number) => new Date(new Date(testStart).getTime() - hours * hour);

const halfway = {
  reachedRegistrationEnd: false,
  registrationStep: "pets",
  registrationStepAt: ago(25),
} as const;
const remind = () => remindHalfway(testJobContext(server.current.platform));
const recipients = async () => (await sentMails(server.current)).map((mail) => mail.recipient);

describe("somebody who stopped signing up halfway", () => {
  it("gets one mail, whatever they do later", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { ...halfway, preferredLocale: "en" });
    await Promise.all([remind(), remind()]);
    await remind();
    const mails = await sentMails(server.current);
    expect(mails.map(({ recipient }) => recipient)).toEqual([user.email]);
    expect(mails[0]?.text).toContain("got as far as: your pets.");

    const again = { registrationStep: "request", registrationStepAt: ago(24) } as const;
    await db.update(users).set(again).where(eq(users.id, user.id));
    await remind();
    expect(await recipients()).toHaveLength(1);
  });

  it.each([
    ["a day ago", {}, 1],
    ["a day ago, at the very first step", { registrationStepAt: null, createdAt: ago(30) }, 1],
    ["a moment ago", { registrationStepAt: ago(23) }, 0],
    ["long ago", { registrationStepAt: ago(8 * 24) }, 0],
    ["and finished", { reachedRegistrationEnd: true }, 0],
    ["after writing to somebody", { signupMethod: "contact_form" }, 0],
    ["as an administrator", { role: "admin" }, 0],
  ] as const)("%s: %i", async (_case, change, expected) => {
    await makeUser(server.current.platform.db, { ...halfway, ...change });
    await remind();
    expect(await recipients()).toHaveLength(expected);
  });
});

describe("the link to go on", () => {
  const link = /aanmelden\?t=([^\s\]]+)/;
  const read = (token: string) =>
    server.current.call("GET", `/api/signup/token?t=${encodeURIComponent(token)}`);

  async function mailed() {
    const user = await makeUser(server.current.platform.db, halfway);
    await remind();
    return { user, token: await mailedToken(server.current, link) };
  }

  it("says whom it was for, as often as it is opened, and logs nobody in", async () => {
    const { user, token } = await mailed();
    for (let times = 0; times < 2; times += 1) {
      const response = await read(token);
      expect(response.json()).toEqual({ email: user.email, first_name: "Noor" });
      expect(response.cookies).toEqual([]);
    }
    const login = await server.current.call("POST", "/api/loginToken", { body: { token } });
    expect(login.statusCode).toBe(404);
  });

  it("is dead after two weeks", async () => {
    const { token } = await mailed();
    const before = server.current.clock.now();
    server.current.clock.advance(14 * 24 * hour);
    const response = await read(token);
    server.current.clock.set(before);
    expect([response.statusCode, response.json().error]).toEqual([410, "tokenExpired"]);
  });

  it("is dead once signing up is done", async () => {
    const { user, token } = await mailed();
    const { db } = server.current.platform;
    await db.update(users).set({ reachedRegistrationEnd: true }).where(eq(users.id, user.id));
    expect((await read(token)).statusCode).toBe(410);
  });

  it("can't be made up", async () => {
    const { token } = await mailed();
    expect((await read(`${token.split("|")[0]}|${"x".repeat(48)}`)).statusCode).toBe(404);
    expect((await read("x")).statusCode).toBe(404);
  });
});
