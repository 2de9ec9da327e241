import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { mails } from "#server/db/schema/mail.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { references } from "#server/db/schema/references.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { suppressMail } from "#server/platform/mail/suppression.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { mailedToken, sentMails } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000", LIMIT_AUTH: "1000" } });
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
});

const call = (method: string, path: string, body?: object, as = sitter.token) =>
  server.current.call(method, path, { as, ...(body ? { body } : {}) });
const asGuest = (method: string, path: string, body?: object) =>
  server.current.call(method, path, body ? { body } : {});

let people = 0;
const joke = () => {
  people += 1;
  return { name: "Joke de Vries", email: `joke${people}@example.nl`, relation: "neighbour" };
};

async function ask(form = joke()) {
  const answer = await call("POST", "/api/references", form);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data as { id: number; email: string };
}

const link = /reference\?t=([^\s\])]+)/;
const words = {
  text: "Sanne past al jaren op onze twee katten.",
  rating: 5,
  knows_since: 2019,
};
const write = (t: string, more: object = {}) =>
  asGuest("POST", "/api/reference", { t, ...words, ...more });
const days = (count: number) => server.current.clock.advance(count * dayMs);

const mailedTokens = async () =>
  (await sentMails(server.current)).flatMap(({ text }) => {
    const t = link.exec(text)?.[1];
    return t === undefined ? [] : [decodeURIComponent(t)];
  });

describe("a reference", () => {
  it("is asked for by mail, written without an account, and read by everybody", async () => {
    const { id, email } = await ask();
    const t = await mailedToken(server.current, link);
    const invitation = await asGuest("GET", `/api/reference?t=${t}`);
    expect(invitation.json().data).toMatchObject({
      name: "Joke de Vries",
      relation: "neighbour",
      sitter: { first_name: "Sanne" },
    });

    expect((await write(t)).statusCode).toBe(201);
    const read = await asGuest("GET", `/api/references/for/${sitter.profileId}`);
    expect(read.json()).toMatchObject({
      total: 1,
      data: [{ id, first_name: "Joke", relation: "neighbour", ...words }],
    });
    expect(read.body).not.toContain("Vries");
    expect(read.body).not.toContain(email);
    const [own] = (await call("GET", "/api/references")).json().data;
    expect(own).toMatchObject({ id, status: "written", ...words, allowed_actions: ["remove"] });
    expect(own).not.toHaveProperty("email");
  });

  it("asks before it shows a number or an address, and holds a code back", async () => {
    await ask();
    const t = await mailedToken(server.current, link);
    const withPhone = { text: "Bel me gerust over Sanne: 06 12345678." };
    const asked = await write(t, withPhone);
    expect([asked.statusCode, asked.json().error]).toEqual([409, "publicDetails"]);
    const held = await write(t, {
      text: "De code van onze kluis is 4815, zegt ze.",
      confirmed: true,
    });
    expect([held.statusCode, Object.keys(held.json().errors)]).toEqual([422, ["text"]]);
    expect((await write(t, { ...withPhone, confirmed: true })).statusCode).toBe(201);
  });

  it("is counted on the card from the moment it is written, until it is removed", async () => {
    const { id } = await ask();
    const other = await ask();
    const [one, two] = (await mailedTokens()).slice(-2);
    const card = async () =>
      (await asGuest("GET", "/api/sitters?city=utrecht")).json().data[0].reference_count;
    expect(await card()).toBe(0);
    await Promise.all([write(one ?? ""), write(two ?? "")]);
    expect(await card()).toBe(2);
    expect((await call("DELETE", `/api/references/${id}`)).statusCode).toBe(204);
    expect(await card()).toBe(1);
    expect((await call("DELETE", `/api/references/${other.id}`)).statusCode).toBe(204);
    expect(await card()).toBe(0);
  });

  it("tells the sitter, in the list and by mail", async () => {
    await ask();
    await write(await mailedToken(server.current, link));
    const mailed = await sentMails(server.current);
    expect(mailed.at(-1)?.subject).toBe("Joke schreef een referentie voor je");
    const rows = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.userId, sitter.userId));
    expect(rows.map(({ type, path }) => [type, path])).toEqual([
      ["reference_received", "/referenties"],
    ]);
    const list = (await call("GET", "/api/user/notifications")).json().data;
    expect(list[0]).toMatchObject({ title: "Joke schreef een referentie voor je" });
  });
});

describe("its link", () => {
  it("works once", async () => {
    await ask();
    const t = await mailedToken(server.current, link);
    const both = await Promise.all([write(t), write(t)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 410]);
    expect((await write(t)).json()).toMatchObject({ error: "tokenExpired" });
    expect((await asGuest("GET", `/api/reference?t=${t}`)).statusCode).toBe(410);
  });

  it("works for sixty days", async () => {
    const { id } = await ask();
    const t = await mailedToken(server.current, link);
    await days(60);
    expect((await write(t)).statusCode).toBe(410);
    const [own] = (await call("GET", "/api/references")).json().data;
    expect(own).toMatchObject({ id, status: "expired" });
    expect((await call("POST", `/api/references/${id}/remind`)).statusCode).toBe(410);
  });

  it("is dead once it is withdrawn, and nobody's when it was made up", async () => {
    const { id } = await ask();
    const t = await mailedToken(server.current, link);
    expect((await call("DELETE", `/api/references/${id}`)).statusCode).toBe(204);
    expect((await write(t)).statusCode).toBe(410);
    expect((await write(`${id}.${"a".repeat(43)}`)).statusCode).toBe(404);
  });

  it("is not for the sitter", async () => {
    await ask();
    const t = await mailedToken(server.current, link);
    const answer = await call("POST", "/api/reference", { t, ...words });
    expect([answer.statusCode, answer.json().error]).toEqual([403, "sameUser"]);
  });

  it.each([
    ["too short", { text: "Aardig." }, "text"],
    ["without stars", { rating: 0 }, "rating"],
    ["of a year to come", { knows_since: 2090 }, "knows_since"],
  ])("takes nothing that is %s, and still works then", async (_what, more, field) => {
    await ask();
    const t = await mailedToken(server.current, link);
    const answer = await write(t, more);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect((await write(t)).statusCode).toBe(201);
  });
});

describe("nobody is asked", () => {
  it("who is the sitter, by whatever spelling", async () => {
    const [user] = await db().select().from(sharedUsers).where(eq(sharedUsers.id, sitter.userId));
    const [name, domain] = (user?.email ?? "").split("@");
    for (const email of [`${name}@${domain}`, `${name}+vriend@${domain}`.toUpperCase()]) {
      const answer = await call("POST", "/api/references", { ...joke(), email });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.email).toEqual([
        "Dit is je eigen adres. Vraag het aan iemand anders.",
      ]);
    }
    expect(await db().select().from(references)).toEqual([]);
  });

  it("twice", async () => {
    const form = joke();
    await ask(form);
    const again = await call("POST", "/api/references", form);
    expect(again.json().errors.email).toEqual([
      "Deze persoon heb je al gevraagd. Vraag iemand anders.",
    ]);
  });

  it("beyond the tenth, though all press at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call("POST", "/api/references", joke())),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });

  it("who wants no mail: not by this sitter, and not by another", async () => {
    const form = joke();
    const { id } = await ask(form);
    const asked = (await sentMails(server.current)).find(
      ({ recipient }) => recipient === form.email,
    );
    const oneClick = /<([^>]+)>/.exec(asked?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const { pathname, search } = new URL(oneClick);
    expect((await asGuest("POST", pathname + search)).statusCode).toBe(202);

    // What was asked before stands; the reminder is not mailed.
    expect((await call("POST", `/api/references/${id}/remind`)).statusCode).toBe(200);
    const { sitter: other } = await makePair(db());
    const refused = await call("POST", "/api/references", form, other.token);
    expect(refused.json().errors.email).toEqual([
      "Deze persoon wil geen mail van Kwispel. Vraag het aan iemand anders.",
    ]);
    const toThem = (await sentMails(server.current)).filter(
      ({ recipient }) => recipient === form.email,
    );
    expect(toThem).toHaveLength(1);
  });

  it.each([
    [
      "bounced",
      "Mail naar dit adres komt terug. Kijk of het klopt, of vraag naar een ander adres.",
    ],
    ["complained", "Deze persoon wil geen mail van Kwispel. Vraag het aan iemand anders."],
  ] as const)("whose address has %s: not without saying what it is", async (reason, words) => {
    const form = joke();
    const { appKey, clock } = server.current.platform;
    await suppressMail(db(), { appKey, email: form.email, now: clock.now(), reason });
    const refused = await call("POST", "/api/references", form);
    expect(refused.json().errors.email).toEqual([words]);
  });

  it("who has blocked the sitter: neither anew nor again", async () => {
    const [{ email } = { email: "" }] = await db()
      .select({ email: sharedUsers.email })
      .from(sharedUsers)
      .where(eq(sharedUsers.id, owner.userId));
    const asked = await ask({ ...joke(), email });
    await call("PUT", `/api/user/blocks/${sitter.userId}`, undefined, owner.token);
    const again = await call("POST", `/api/references/${asked.id}/remind`);
    expect([again.statusCode, again.json().error]).toEqual([409, "contactClosed"]);
    await call("DELETE", `/api/references/${asked.id}`);
    const anew = await call("POST", "/api/references", { ...joke(), email });
    expect(anew.statusCode).toBe(422);
    expect(anew.json().errors).toHaveProperty("email");
  });

  it("by somebody who is no sitter", async () => {
    expect((await call("POST", "/api/references", joke(), owner.token)).statusCode).toBe(404);
  });
});

describe("reminders", () => {
  it("go out twice, no more, with the same link", async () => {
    const { id, email } = await ask();
    const t = await mailedToken(server.current, link);
    for (const status of [200, 200, 409]) {
      expect((await call("POST", `/api/references/${id}/remind`)).statusCode).toBe(status);
    }
    expect(await mailedToken(server.current, link)).toBe(t);
    const ofThem = eq(mails.recipient, email);
    const toThem = await db().select().from(mails).where(ofThem).orderBy(mails.id);
    expect(toThem.map(({ subject }) => subject)).toEqual([
      "Schrijf je een referentie voor Sanne?",
      "Sanne hoopt nog op je referentie",
      "Sanne hoopt nog op je referentie",
    ]);
    expect((await write(t)).statusCode).toBe(201);
    const late = await call("POST", `/api/references/${id}/remind`);
    expect([late.statusCode, late.json().error]).toEqual([409, "alreadyAnswered"]);
  });

  it("are for one's own references only", async () => {
    const { id } = await ask();
    const { sitter: other } = await makePair(db());
    expect((await call("POST", `/api/references/${id}/remind`, {}, other.token)).statusCode).toBe(
      404,
    );
    expect((await call("DELETE", `/api/references/${id}`, undefined, other.token)).statusCode).toBe(
      404,
    );
  });
});
