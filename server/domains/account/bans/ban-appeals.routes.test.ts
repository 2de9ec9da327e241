import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";
import { banAppeals } from "#server/db/schema/trust/ban-appeals.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { mailedToken, sentMails } from "#tests/setup/sent-mails.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { eraseOldAppeals } from "../deletion/account-retention.service.ts";

const server = testServer({ environment: { LIMIT_AUTH: "1000" } });
const db = () => server.current.platform.db;
const day = 24 * 60 * 60 * 1000;
const appealLink = /appeal\?t=([^\s\])]+)/;
const text = "Ik vroeg niet om geld, maar om de sleutel.";

let sitter: ChatPerson;
let admin: string;
let pageToken: string;
beforeEach(async () => {
  server.current.clock.set(testStart);
  ({ sitter } = await makePair(db()));
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
  const { cookies } = await server.current.call("GET", "/sanctum/csrf-cookie");
  pageToken = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
});

const call = (method: string, path: string, as?: string, body?: object) =>
  server.current.call(method, path, {
    ...(as ? { as } : {}),
    ...(body ? { body } : {}),
    headers: { "x-xsrf-token": pageToken },
    cookies: { "XSRF-TOKEN": pageToken },
  });
const asAdmin = (method: string, path: string, body?: object) => call(method, path, admin, body);
const userPath = () => `/api/admin/users/${sitter.userId}`;
const ban = () => asAdmin("PUT", `${userPath()}/ban`, { reason: "Vroeg om geld vooraf." });
const lift = () => asAdmin("DELETE", `${userPath()}/ban`);
const read = (t: string) => call("GET", `/api/appeal?t=${encodeURIComponent(t)}`);
const send = (t: string, words = text) =>
  call("POST", "/api/appeal", undefined, { t, text: words });
const decide = (outcome: string) =>
  asAdmin("PUT", `${userPath()}/appeal`, { outcome, statement: "Nog eens gekeken." });

async function banned(): Promise<string> {
  expect((await ban()).statusCode).toBe(200);
  return mailedToken(server.current, appealLink);
}

describe("the link in the mail about a ban", () => {
  it("shows since when and why, as often as it is opened", async () => {
    const token = await banned();
    const data = { banned_at: testStart, reason: "Vroeg om geld vooraf." };
    for (const answer of [await read(token), await read(token)]) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { data }]);
    }
  });

  it("takes an appeal once", async () => {
    const token = await banned();
    expect((await send(token)).statusCode).toBe(204);
    expect([(await read(token)).statusCode, (await send(token)).statusCode]).toEqual([410, 410]);
    expect(await db().select().from(banAppeals)).toMatchObject([
      { userId: sitter.userId, text, banReason: "Vroeg om geld vooraf.", outcome: null },
    ]);
  });

  it("is good for six months and no longer", async () => {
    const token = await banned();
    server.current.clock.advance(183 * day);
    expect((await read(token)).statusCode).toBe(200);
    server.current.clock.advance(day);
    expect([(await read(token)).statusCode, (await send(token)).statusCode]).toEqual([410, 410]);
  });

  it("is dead once the ban was lifted, and stays so when there is another", async () => {
    const token = await banned();
    await lift();
    expect((await send(token)).statusCode).toBe(410);
    const next = await banned();
    expect([(await read(token)).statusCode, (await read(next)).statusCode]).toEqual([410, 200]);
  });

  it("opens nothing else, and no other link opens this", async () => {
    const token = await banned();
    const login = await call("POST", "/api/loginToken", undefined, { token });
    expect(login.statusCode).toBe(404);
    const reset = { token, password: "negen paarden op zolder" };
    const form = { ...reset, password_confirmation: reset.password };
    expect((await call("POST", "/api/resetPassword", undefined, form)).statusCode).toBe(404);
    const [user] = await db().select().from(users).where(eq(users.id, sitter.userId));
    await call("POST", "/api/forgotPassword", undefined, { email: user?.email });
    const other = await mailedToken(server.current, /resetPassword\?token=([^\s\]]+)/);
    for (const t of [other, "1|nope", "nope"]) expect((await read(t)).statusCode).toBe(404);
    expect((await send(token)).statusCode).toBe(204);
  });

  it.each([
    ["too little", "Te kort"],
    ["too much", "x".repeat(2_001)],
  ])("is not used up by %s", async (_case, words) => {
    const token = await banned();
    const answer = await send(token, words);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["text"]]);
    expect((await send(token)).statusCode).toBe(204);
  });

  it("takes one of two that are sent at once", async () => {
    const token = await banned();
    const answers = await Promise.all([send(token), send(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410]);
  });
});

describe("an appeal against a ban", () => {
  const appeals = async (query = "") =>
    (await asAdmin("GET", `/api/admin/appeals${query}`)).json().data;

  it("waits in the admin's queue and with the user", async () => {
    await send(await banned());
    const waiting = { text, ban_reason: "Vroeg om geld vooraf.", banned_at: testStart };
    expect(await appeals("?open=1")).toMatchObject([
      { ...waiting, user: { id: sitter.userId, first_name: "Sanne" } },
    ]);
    expect(await appeals("?open=0")).toEqual([]);
    const user = (await asAdmin("GET", userPath())).json().data;
    expect(user).toMatchObject({ id: sitter.userId, appeals: [waiting] });
    expect(user.appeals[0]).not.toHaveProperty("outcome");
  });

  it("that is upheld leaves the ban, and is told with its reasons", async () => {
    await send(await banned());
    await sentMails(server.current);
    const answer = await decide("upheld");
    expect(answer.json().data).toMatchObject({
      banned_at: testStart,
      appeals: [{ outcome: "upheld", statement: "Nog eens gekeken.", decided_at: testStart }],
    });
    const mail = (await sentMails(server.current)).at(-1);
    expect([mail?.userId, mail?.subject]).toEqual([sitter.userId, "Je account blijft geblokkeerd"]);
    expect(mail?.text).toContain("Nog eens gekeken.");
    expect((await decide("reversed")).json().error).toBe("notAppealed");
    expect(await appeals("?open=1")).toEqual([]);
  });

  it("that is reversed lifts the ban, and is told with its reasons in one mail", async () => {
    await send(await banned());
    const before = (await sentMails(server.current)).length;
    const answer = await decide("reversed");
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).not.toHaveProperty("banned_at");
    const told = (await sentMails(server.current)).slice(before);
    expect(told.map(({ subject }) => subject)).toEqual(["Je account is weer open"]);
    expect(told[0]?.text).toContain("Nog eens gekeken.");
    const [user] = await db().select().from(users).where(eq(users.id, sitter.userId));
    const form = { email: user?.email, password };
    expect((await call("POST", "/api/login", undefined, form)).statusCode).toBe(200);
  });

  it.each(["upheld", "reversed"])("that is %s is written down", async (outcome) => {
    await send(await banned());
    await decide(outcome);
    const entry = (await db().select().from(auditEntries).orderBy(auditEntries.id)).at(-1);
    expect(entry).toMatchObject({
      action: "banAppeal.decide",
      subjectType: "user",
      subjectId: sitter.userId,
      before: { reason: "Vroeg om geld vooraf." },
      after: { outcome, statement: "Nog eens gekeken." },
    });
    expect(entry?.after.bannedAt === null).toBe(outcome === "reversed");
  });

  it("is done with when the ban is lifted without it", async () => {
    await send(await banned());
    await lift();
    expect(await appeals()).toMatchObject([{ outcome: "reversed" }]);
    expect((await appeals())[0]).not.toHaveProperty("statement");
    const mail = (await sentMails(server.current)).at(-1);
    expect(mail?.text).not.toContain("Onze uitleg");
  });

  it("can be made again after another ban", async () => {
    await send(await banned());
    await decide("reversed");
    expect((await send(await banned(), "Het is weer een vergissing.")).statusCode).toBe(204);
    expect(await appeals()).toMatchObject([{ text: "Het is weer een vergissing." }, { text }]);
  });

  it("is decided by admins, for who has made one", async () => {
    await banned();
    expect((await decide("reversed")).json().error).toBe("notAppealed");
    const body = { outcome: "reversed", statement: "Zomaar." };
    const stranger = (await makePair(db())).owner.token;
    expect((await call("PUT", `${userPath()}/appeal`, stranger, body)).statusCode).toBe(404);
    const nobody = await asAdmin("PUT", "/api/admin/users/999999/appeal", body);
    expect(nobody.statusCode).toBe(404);
  });

  it("forgets what was written half a year after the decision", async () => {
    await send(await banned());
    await decide("upheld");
    const texts = async () => (await db().select().from(banAppeals)).map((row) => row.text);
    server.current.clock.advance(182 * day);
    await eraseOldAppeals(testContext(server.current.platform));
    expect(await texts()).toEqual([text]);
    server.current.clock.advance(2 * day);
    await eraseOldAppeals(testContext(server.current.platform));
    expect(await texts()).toEqual([null]);
  });
});
