import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { mails } from "#server/db/schema/mail.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";
import { findSuppression, suppressMail } from "#server/platform/mail/suppression.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();
const db = () => server.current.platform.db;
const at = new Date(testStart);

let admin: string;
beforeEach(async () => {
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
});

const call = (method: string, path: string, body?: object) =>
  server.current.call(method, path, { as: admin, ...(body ? { body } : {}) });
const audit = () =>
  db()
    .select({
      action: auditEntries.action,
      subjectId: auditEntries.subjectId,
      subjectKey: auditEntries.subjectKey,
      before: auditEntries.before,
    })
    .from(auditEntries)
    .orderBy(auditEntries.id);

const words = { subject: "Dag", html: "<p>Dag</p>", text: "Log in: https://x.test/?t=geheim" };

async function makeMail(values: Partial<typeof mails.$inferInsert>): Promise<number> {
  const key = `mail:${await db().$count(mails)}`;
  const [row] = await db()
    .insert(mails)
    .values({ key, recipient: "tess@example.test", kind: "test.dag", createdAt: at, ...values })
    .returning({ id: mails.id });
  return row?.id ?? 0;
}

describe("the mail log", () => {
  it("is searched by address, kind, state and Amsterdam's day", async () => {
    const sent = await makeMail({ ...words, sentAt: at });
    const failed = await makeMail({
      ...words,
      recipient: "Joris@Example.test",
      failedAt: at,
      lastError: "550 no",
      // The next day already in Amsterdam.
      createdAt: new Date("2026-11-15T23:30:00Z"),
    });
    const held = await makeMail({ kind: "test.nieuws", failedAt: at, lastError: "suppressed" });
    const waiting = await makeMail({ dueAt: at });
    // For whom nobody is told whether they are known.
    await makeMail({ recipient: "" });
    const found = async (query: string) => {
      const { data } = (await call("GET", `/api/admin/mails${query}`)).json();
      return (data as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b);
    };
    expect(await found("")).toEqual([sent, failed, held, waiting]);
    expect(await found("?q=joris@")).toEqual([failed]);
    expect(await found("?q=%25")).toEqual([]);
    expect(await found("?kind=test.nieuws")).toEqual([held]);
    expect(await found("?state=sent")).toEqual([sent]);
    expect(await found("?state=failed")).toEqual([failed]);
    expect(await found("?state=held")).toEqual([held]);
    expect(await found("?state=waiting")).toEqual([waiting]);
    expect(await found("?day=2026-11-16")).toEqual([failed]);
    expect((await call("GET", "/api/admin/mails/counts")).json().data).toEqual([
      { kind: "test.dag", waiting: 1, sent: 1, failed: 1, held: 0 },
      { kind: "test.nieuws", waiting: 0, sent: 0, failed: 0, held: 1 },
    ]);
  });

  it("shows the words of a mail without its links", async () => {
    const id = await makeMail({ ...words, sentAt: at });
    const { data } = (await call("GET", `/api/admin/mails/${id}`)).json();
    expect(data).toMatchObject({ subject: "Dag", text: "Log in: [link]", state: "sent" });
    expect(JSON.stringify(data)).not.toContain("geheim");
  });

  it("knows the kind of a mail also when it was sent", async () => {
    const user = await makeUser(db(), { emailVerifiedAt: null });
    const body = { email: user.email };
    await server.current.call("POST", "/api/forgotPassword", { body });
    await server.current.relay.drain();
    await sentMails(server.current);
    const { data } = (await call("GET", "/api/admin/mails?state=sent")).json();
    expect(data.length).toBeGreaterThan(0);
    for (const mail of data) expect(mail.kind).toMatch(/^[a-z]+\./);
  });

  it("sends one that failed once more, in the same words, and writes that down", async () => {
    const id = await makeMail({ ...words, attempts: 13, failedAt: at, lastError: "550 no" });
    const answer = await call("POST", `/api/admin/mails/${id}/resend`);
    expect(answer.json().data).toMatchObject({ state: "waiting", attempts: 0 });
    await server.current.platform.mailer.send(id);
    const [mail] = await db().select().from(mails).where(eq(mails.id, id));
    expect(mail).toMatchObject({ ...words, attempts: 1, failedAt: null, lastError: null });
    expect(mail?.sentAt).not.toBeNull();
    expect(await audit()).toMatchObject([{ action: "mail.resend", subjectId: id }]);
    const again = await call("POST", `/api/admin/mails/${id}/resend`);
    expect(again.json().error).toBe("notFailed");
  });

  it("doesn't send what would only be held back again", async () => {
    const { appKey } = server.current.platform;
    const email = "tess@example.test";
    await suppressMail(db(), { appKey, email, now: at, reason: "complained" });
    const failed = { failedAt: at, lastError: "suppressed" };
    const news = await makeMail({ ...words, ...failed });
    const needed = await makeMail({ ...words, ...failed, isNeeded: true });
    const refused = await call("POST", `/api/admin/mails/${news}/resend`);
    expect(refused.json().error).toBe("mailUnwanted");
    expect((await call("POST", `/api/admin/mails/${needed}/resend`)).statusCode).toBe(200);
  });
});

describe("the list of addresses that get no mail", () => {
  const email = "weg@example.test";
  const list = async (query = "") =>
    (await call("GET", `/api/admin/suppressions${query}`)).json().data;

  it("has hashes, and addresses as far as the mail log knows them", async () => {
    const { appKey } = server.current.platform;
    await makeMail({ recipient: "Weg@Example.test", failedAt: at, lastError: "550 no" });
    await suppressMail(db(), { appKey, email, now: at, reason: "bounced" });
    const other = "kwijt@example.test";
    await suppressMail(db(), { appKey, email: other, now: at, reason: "complained" });
    const all = await list();
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      email,
      reason: "bounced",
      created_at: testStart,
    });
    expect(JSON.stringify(all)).not.toContain(other);
    // Whoever knows the whole address finds it.
    expect(await list(`?q=${other.toUpperCase()}`)).toMatchObject([{ email: other }]);
    expect(await list("?q=weg")).toMatchObject([{ email }]);
    expect(await list("?q=kwijt")).toEqual([]);
    expect(await list("?reason=bounced")).toMatchObject([{ email }]);
  });

  it("takes one on and off, and writes that down without the address", async () => {
    const { appKey } = server.current.platform;
    const form = { email: "WEG@example.test", reason: "unsubscribed" };
    const added = await call("POST", "/api/admin/suppressions", form);
    expect(added.statusCode).toBe(201);
    expect(await findSuppression(db(), { appKey, email })).toBe("unsubscribed");
    const { hash } = added.json().data;
    expect((await call("DELETE", `/api/admin/suppressions/${hash}`)).statusCode).toBe(204);
    expect(await findSuppression(db(), { appKey, email })).toBeNull();
    expect((await call("DELETE", `/api/admin/suppressions/${hash}`)).statusCode).toBe(404);
    const written = await audit();
    expect(written).toMatchObject([
      { action: "suppression.add", subjectKey: hash },
      { action: "suppression.lift", subjectKey: hash, before: { reason: "unsubscribed" } },
    ]);
    expect(JSON.stringify(written)).not.toContain("weg");
  });

  it("wants an address", async () => {
    const answer = await call("POST", "/api/admin/suppressions", {
      email: "weg",
      reason: "bounced",
    });
    expect(Object.keys(answer.json().errors)).toEqual(["email"]);
  });
});
