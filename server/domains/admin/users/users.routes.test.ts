import { beforeEach, describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makeEndedBooking } from "#tests/factories/reviews.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
let admin: { id: number; token: string };
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
  const { id } = await makeUser(db(), { role: "admin", firstName: "Ada", lastName: "Admin" });
  admin = { id, token: await logIn(db(), id) };
});

const call = (method: string, path: string, as = admin.token, body?: object) =>
  server.current.call(method, path, { as, ...(body ? { body } : {}) });

describe("a user as an admin sees them", () => {
  it("comes with what is needed to judge them", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await makeEndedBooking(db(), { owner, sitter, roomId });
    const report = { subject_type: "profile", subject_id: sitter.profileId, reason: "scam" };
    await call("POST", "/api/reports", owner.token, report);
    await logIn(db(), sitter.userId);
    const of = async (userId: number) =>
      (await call("GET", `/api/admin/users/${userId}`)).json().data;
    expect(await of(sitter.userId)).toMatchObject({
      profiles: [{ id: sitter.profileId, profile_type: "pet_sitter", is_registering: false }],
      contacts_count: 1,
      bookings_count: 1,
      sessions_count: 2,
      reports_about_count: 1,
      reports_by_count: 0,
      appeals: [],
    });
    expect(await of(owner.userId)).toMatchObject({ reports_about_count: 0, reports_by_count: 1 });
  });

  it("is logged out everywhere, and that is written down", async () => {
    const other = await logIn(db(), sitter.userId);
    const answer = await call("POST", `/api/admin/users/${sitter.userId}/logout`);
    expect(answer.json().data).toEqual({ sessions_ended: 2 });
    for (const token of [sitter.token, other]) {
      expect((await call("GET", "/api/user", token)).statusCode).toBe(401);
    }
    expect((await call("GET", "/api/user", owner.token)).statusCode).toBe(200);
    expect(await db().select().from(auditEntries)).toMatchObject([
      { action: "user.logOut", subjectId: sitter.userId, after: { sessionsEnded: 2 } },
    ]);
    expect((await call("POST", "/api/admin/users/999999/logout")).statusCode).toBe(404);
  });

  it("gets the file of their data on request, which the admin never sees", async () => {
    const answer = await call("POST", `/api/admin/users/${sitter.userId}/export`);
    expect(answer.statusCode).toBe(202);
    expect(answer.json().data).toMatchObject({ state: "waiting" });
    const own = await call("GET", "/api/user/personalData/state", sitter.token);
    expect(own.json().data.state).toBe("waiting");
    const again = await call("POST", `/api/admin/users/${sitter.userId}/export`);
    expect(again.json().error).toBe("personalDataAskedToday");
    expect(await db().select().from(auditEntries)).toMatchObject([
      { action: "user.export", subjectId: sitter.userId },
    ]);
    expect((await call("POST", "/api/admin/users/999999/export")).statusCode).toBe(404);
  });
});

describe("the audit log", () => {
  const entries = async (query: string) =>
    (await call("GET", `/api/admin/audit${query}`)).json().data as { action: string }[];

  it("is searched by admin, action, subject and Amsterdam's days, and names the admin", async () => {
    await call("POST", `/api/admin/users/${sitter.userId}/logout`);
    // Half past twelve at night in Amsterdam, still the day before in UTC.
    server.current.clock.advance(14 * hourMs);
    // An admin's log-in ends after twelve hours.
    admin.token = await logIn(db(), admin.id, undefined, server.current.clock.now());
    await call("POST", `/api/admin/users/${owner.userId}/logout`);
    const all = await entries("");
    expect(all).toMatchObject([
      { subject_id: owner.userId, admin_name: "Ada Admin" },
      { subject_id: sitter.userId },
    ]);
    expect(await entries(`?admin_user_id=${admin.id}`)).toEqual(all);
    expect(await entries("?admin_user_id=999999")).toEqual([]);
    expect(await entries("?action=user.ban")).toEqual([]);
    expect(await entries(`?subject_type=user&subject=${sitter.userId}`)).toEqual([all[1]]);
    expect(await entries("?subject=nobody")).toEqual([]);
    expect(await entries("?from=2026-11-16")).toEqual([all[0]]);
    expect(await entries("?until=2026-11-15")).toEqual([all[1]]);
    expect(await entries("?from=2026-11-15&until=2026-11-16")).toEqual(all);
  });
});
