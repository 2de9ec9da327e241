import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "#server/db/schema/trust/audit.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makeEndedBooking } from "#tests/factories/reviews.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { makeAdmin } from "./make-admin.service.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
let admin: { id: number; token: string };
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
  const { id } = await makeUser(db(), { role: "admin" });
  admin = { id, token: await logIn(db(), id) };
});

const call = (method: string, path: string, as: string, body?: object) =>
  server.current.call(method, path, { as, ...(body ? { body } : {}) });

async function makeReport(): Promise<number> {
  const body = { subject_type: "profile", subject_id: sitter.profileId, reason: "scam" };
  return (await call("POST", "/api/reports", owner.token, body)).json().data.id;
}

describe("what an admin does", () => {
  it("is written down: who, what, to what, before and after", async () => {
    const reportId = await makeReport();
    const statement = "Dit mag hier niet.";
    const path = `/api/admin/reports/${reportId}/decision`;
    await call("PUT", path, admin.token, { decision: "warned", statement });
    const ban = `/api/admin/users/${sitter.userId}/ban`;
    await call("PUT", ban, admin.token, { reason: "Weer." });
    await call("DELETE", ban, admin.token);
    const answer = await call("GET", "/api/admin/audit", admin.token);
    expect(answer.json().data).toMatchObject([
      { action: "user.unban", before: { reason: "Weer." } },
      { action: "user.ban", subject_type: "user", subject_id: sitter.userId },
      {
        action: "report.decide",
        admin_user_id: admin.id,
        subject_id: reportId,
        before: { status: "open" },
        after: { status: "decided", decision: "warned" },
      },
    ]);
    const [, , lifted] = await db().select().from(auditEntries).orderBy(auditEntries.id);
    expect(lifted?.after).toEqual({ bannedAt: null, reason: null });
  });

  it("leaves nothing where it is refused", async () => {
    const reportId = await makeReport();
    const path = `/api/admin/reports/${reportId}/decision`;
    const form = { decision: "dismissed", statement: "Niets aan de hand." };
    await call("PUT", path, admin.token, form);
    // The ban that this one begins with is taken back with the rest.
    const late = await call("PUT", path, admin.token, { ...form, decision: "banned" });
    expect(late.json().error).toBe("alreadyDecided");
    expect(await db().$count(auditEntries)).toBe(1);
    const user = await call("GET", "/api/admin/users?banned=1", admin.token);
    expect(user.json().total).toBe(0);
  });

  it("can't be rewritten, not even in the database", async () => {
    await call("PUT", `/api/admin/users/${sitter.userId}/ban`, admin.token, { reason: "Weer." });
    await expect(db().execute(sql`update audit_entries set action = 'x'`)).rejects.toThrow();
    await expect(db().execute(sql`delete from audit_entries`)).rejects.toThrow();
    expect(await db().$count(auditEntries)).toBe(1);
  });

  it("bans by a decision, and takes it back by an appeal", async () => {
    const reportId = await makeReport();
    const path = `/api/admin/reports/${reportId}`;
    const banned = async () =>
      (await call("GET", "/api/admin/users?banned=1", admin.token)).json().total;
    await call("PUT", `${path}/decision`, admin.token, { decision: "banned", statement: "Weg." });
    expect(await banned()).toBe(1);
    await db().execute(
      sql`update reports set status = 'appealed', appealed_by = 'author', appeal_text = 'Nee',
        appealed_at = now()`,
    );
    const form = { outcome: "reversed", statement: "Toch niet." };
    expect((await call("PUT", `${path}/appeal`, admin.token, form)).statusCode).toBe(200);
    expect(await banned()).toBe(0);
  });
});

describe("the first admin", () => {
  it("is made of an account that is there, and that is written down", async () => {
    const { id, email } = await makeUser(db());
    const make = (address: string) =>
      db().transaction((tx) => makeAdmin({ db: tx, now: new Date(testStart) }, { email: address }));
    expect(await make("niemand@example.test")).toBe(false);
    expect(await make(email.toUpperCase())).toBe(true);
    expect((await call("GET", "/api/admin/audit", admin.token)).json().data).toMatchObject([
      { action: "user.makeAdmin", subject_id: id, before: { role: "user" } },
    ]);
  });
});

describe("a review of the product", () => {
  const form = { rating: 5, text: "Binnen een dag een oppas gevonden." };
  const write = (as: string) => call("POST", "/api/app/reviews", as, form);
  const shown = async () => (await call("GET", "/api/app/reviews", owner.token)).json().data;

  it("is written once, after a booking, and shown once an admin agrees", async () => {
    expect((await write(owner.token)).json().error).toBe("noCompletedBooking");
    const roomId = await makeRoom(db(), { owner, sitter });
    await makeEndedBooking(db(), { owner, sitter, roomId });
    const own = async () => (await call("GET", "/api/user/appReview", owner.token)).json().data;
    expect(await own()).toEqual({ may_write: true });
    expect((await write(owner.token)).statusCode).toBe(201);
    expect((await write(owner.token)).json().error).toBe("alreadyReviewed");
    expect(await own()).toMatchObject({ may_write: false, status: "waiting" });
    expect(await shown()).toEqual([]);
    const queue = await call("GET", "/api/admin/productReviews?status=waiting", admin.token);
    const [{ id }] = queue.json().data;
    const path = `/api/admin/productReviews/${id}/decision`;
    await call("PUT", path, admin.token, { decision: "shown" });
    expect(await shown()).toMatchObject([{ ...form, first_name: "Tess" }]);
    await call("PUT", path, admin.token, { decision: "refused" });
    expect(await shown()).toEqual([]);
    expect(await db().$count(auditEntries)).toBe(2);
  });
});
