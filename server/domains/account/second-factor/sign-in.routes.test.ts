import { beforeEach, describe, expect, it } from "vitest";
import { secondFactorCookie } from "#contract/account/second-factor.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { makeUser, password } from "#tests/factories/account.ts";
import { recoveryCodes, switchOn } from "#tests/factories/second-factor.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { findNewcomer } from "../access/account-access.service.ts";
import { insertLink } from "../access/one-time-links.repository.ts";
import { insertLinkRequest } from "../social-sign-in/social-sign-in.repository.ts";

const server = testServer();
const parts = () => server.current.platform;

let user: { id: number; email: string };
let codeOf: Awaited<ReturnType<typeof switchOn>>;

beforeEach(async () => {
  server.current.clock.set(testStart);
  user = await makeUser(parts().db);
  codeOf = await switchOn(parts(), user.id);
});

async function post(path: string, body: object) {
  const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = csrf.cookies[0]?.value ?? "";
  const headers = { "x-xsrf-token": value };
  return server.current.call("POST", path, { body, cookies: { "XSRF-TOKEN": value }, headers });
}

const link = (purpose: TokenPurpose) =>
  insertLink(parts().db, {
    userId: user.id,
    email: user.email,
    purpose,
    lifetimeMs: 60_000,
    now: server.current.clock.now(),
  });
const login = () => post("/api/login", { email: user.email, password });
const ticketOf = async () => (await login()).json().second_factor as string;
const finish = (ticket: string, code: string) => post("/api/login/secondFactor", { ticket, code });

describe("the first step gives a ticket and no session", () => {
  it.each([
    ["by password", login],
    ["by a mail's link", async () => post("/api/loginToken", { token: await link("login") })],
    ["by a provider", async () => post("/api/loginToken", { token: await link("social_login") })],
    [
      "by a provider that was linked just now",
      async () => {
        const person = { provider: "facebook", subject: "1" } as const;
        const asked = { ...person, userId: user.id, email: user.email };
        const token = await insertLinkRequest(parts().db, asked, server.current.clock.now());
        return post("/api/linkAccount", { token });
      },
    ],
  ])("%s", async (_case, enter) => {
    const entered = await enter();
    expect(entered.statusCode).toBe(200);
    const { token, second_factor: ticket } = entered.json();
    expect([token, typeof ticket]).toEqual([undefined, "string"]);
    expect(entered.cookies.map(({ name }) => name)).toEqual([secondFactorCookie]);
    expect(await parts().db.$count(sessions)).toBe(0);
    // No bearer, and nothing that could be followed like a link.
    const asBearer = await server.current.call("GET", "/api/user", { as: ticket });
    expect(asBearer.statusCode).toBe(401);
    expect((await post("/api/loginToken", { token: ticket })).statusCode).toBe(404);

    const finished = await finish(ticket, codeOf());
    expect(finished.statusCode).toBe(200);
    const me = await server.current.call("GET", "/api/user", { as: finished.json().token });
    expect(me.json().email).toBe(user.email);
  });

  it("for nobody else", async () => {
    const other = await makeUser(parts().db);
    const answer = await post("/api/login", { email: other.email, password });
    expect(Object.keys(answer.json())).toEqual(["token"]);
  });

  it("and the code that a plain form leaves behind asks for no second one", async () => {
    const sessionId = Number((await finish(await ticketOf(), codeOf())).json().token.split("|")[0]);
    const token = await insertLink(parts().db, {
      userId: user.id,
      email: user.email,
      purpose: "form_login",
      sessionId,
      lifetimeMs: 60_000,
      now: server.current.clock.now(),
    });
    expect(Object.keys((await post("/api/loginToken", { token })).json())).toEqual(["token"]);
  });

  it("a password that is set by a link opens nothing by itself", async () => {
    const token = await link("reset_password");
    const chosen = "vier natte eenden zwemmen";
    const form = { token, password: chosen, password_confirmation: chosen };
    expect(Object.keys((await post("/api/resetPassword", form)).json())).toEqual(["email"]);
    const again = await post("/api/login", { email: user.email, password: chosen });
    expect(Object.keys(again.json())).toEqual(["second_factor"]);
  });
});

describe("the second step", () => {
  it("takes a code once, whatever ticket it comes with", async () => {
    const [first, second] = [await ticketOf(), await ticketOf()];
    expect((await finish(first, codeOf())).statusCode).toBe(200);
    expect((await finish(first, codeOf())).json().error).toBe("tokenExpired");
    const again = await finish(second, codeOf());
    expect([again.statusCode, again.json().errors.code]).toEqual([
      422,
      [expect.stringContaining("al gebruikt")],
    ]);
    server.current.clock.advance(30_000);
    expect((await finish(second, codeOf())).statusCode).toBe(200);
  });

  it("takes a recovery code once, and tells its owner", async () => {
    const [code = ""] = recoveryCodes;
    expect((await finish(await ticketOf(), code.toUpperCase())).statusCode).toBe(200);
    expect((await finish(await ticketOf(), code)).statusCode).toBe(422);
    const subjects = (await sentMails(server.current)).map(({ subject }) => subject);
    expect(subjects).toContain("Er is een herstelcode gebruikt");
  });

  it("ends its ticket at the fifth wrong code, and the next ticket has to wait", async () => {
    const ticket = await ticketOf();
    for (let nr = 0; nr < 5; nr += 1) expect((await finish(ticket, "000000")).statusCode).toBe(422);
    const dead = await finish(ticket, codeOf());
    expect([dead.statusCode, dead.json().error]).toEqual([410, "tokenExpired"]);
    const next = await ticketOf();
    expect((await finish(next, codeOf())).statusCode).toBe(429);
    server.current.clock.advance(60_000);
    expect((await finish(next, codeOf())).statusCode).toBe(200);
  });

  it("is too late after five minutes, and after a new password", async () => {
    const ticket = await ticketOf();
    server.current.clock.advance(5 * 60_000);
    expect((await finish(ticket, codeOf())).statusCode).toBe(410);
    const other = await ticketOf();
    const chosen = "vier natte eenden zwemmen";
    const token = await link("reset_password");
    await post("/api/resetPassword", { token, password: chosen, password_confirmation: chosen });
    expect((await finish(other, codeOf())).statusCode).toBe(410);
  });

  it("knows no ticket that it did not give", async () => {
    for (const ticket of ["1|x", "nope", await link("login")]) {
      expect((await finish(ticket, codeOf())).statusCode).toBe(404);
    }
  });

  it.each(["12345", "1234567", "aaaa-bbbb", "llll-oooo-iiii-uuuu-8"])(
    "says of %s what a code looks like",
    async (code) => {
      const refused = await finish(await ticketOf(), code);
      expect(refused.json().errors.code).toEqual([expect.stringContaining("zes cijfers")]);
    },
  );
});

it("of who signed up with somebody else's address goes when its owner comes by a provider", async () => {
  const now = server.current.clock.now();
  const squatter = await makeUser(parts().db, { emailVerifiedAt: null });
  await switchOn(parts(), squatter.id);
  const person = { provider: "facebook", subject: "2" } as const;
  const asked = { ...person, userId: squatter.id, email: squatter.email };
  const token = await insertLinkRequest(parts().db, asked, now);
  expect(Object.keys((await post("/api/linkAccount", { token })).json())).toContain("token");
});

it("of two with the same code at once, one is let in", async () => {
  const tickets = [await ticketOf(), await ticketOf(), await ticketOf()];
  const code = codeOf();
  const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  expect(await parts().db.$count(sessions)).toBe(1);
});

it("of two with the same ticket and recovery code at once, one is let in", async () => {
  const ticket = await ticketOf();
  const [code = ""] = recoveryCodes;
  const answers = await Promise.all([finish(ticket, code), finish(ticket, code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  expect(await parts().db.$count(sessions)).toBe(1);
});

it("who signed up a moment ago, and has switched it on, is not let in by the form that they signed up with", async () => {
  const now = server.current.clock.now();
  const ctx = testJobContext(parts());
  const newcomer = await makeUser(parts().db, { emailVerifiedAt: null, createdAt: now });
  const form = { email: newcomer.email, password };
  expect(await findNewcomer(ctx, form)).toEqual({ userId: newcomer.id });
  await switchOn(parts(), newcomer.id);
  expect(await findNewcomer(ctx, form)).toBeNull();
});
