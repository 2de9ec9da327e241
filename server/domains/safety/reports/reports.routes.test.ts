import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type ReportSubject, reportSubjects } from "#contract/trust/reports.ts";
import { users } from "#server/db/schema/account.ts";
import { messages } from "#server/db/schema/chat.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { references } from "#server/db/schema/references.ts";
import { requests } from "#server/db/schema/requests.ts";
import { reviews } from "#server/db/schema/reviews.ts";
import { reports } from "#server/db/schema/safety.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { endStays } from "#tests/factories/bookings.ts";
import { type ChatPerson, makeMessage, makePair } from "#tests/factories/chat.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makeReportables } from "#tests/factories/reports.ts";
import { countAnew, findStored } from "#tests/factories/reviews.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { eraseEvidence } from "./decisions.service.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });
const db = () => server.current.platform.db;

let there: Awaited<ReturnType<typeof makeReportables>>;
let admin: string;

beforeEach(async () => {
  server.current.clock.set(testStart);
  there = await makeReportables(server.current);
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
});

/** Who of the two reports it: the one whose it isn't. */
const reporterOf = (type: ReportSubject): ChatPerson => {
  const ofOwner: ReportSubject[] = ["request", "message", "review", "pet_image", "request_image"];
  return ofOwner.includes(type) ? there.sitter : there.owner;
};

function report(as: string, type: ReportSubject, subjectId: number, more = {}) {
  const body = { subject_type: type, subject_id: subjectId, reason: "scam", ...more };
  return server.current.call("POST", "/api/reports", { as, body });
}

async function reportAs(type: ReportSubject): Promise<number> {
  const answer = await report(reporterOf(type).token, type, there.ids[type], {
    text: "Kijk eens.",
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id;
}

const call = (method: string, path: string, as: string, body?: object) =>
  server.current.call(method, path, { as, ...(body ? { body } : {}) });

const decide = (id: number, decision: string, statement = "Dit mag hier niet.") =>
  call("PUT", `/api/admin/reports/${id}/decision`, admin, { decision, statement });

/** What both people delete, with their accounts and all that is in them. */
async function deleteEverything(): Promise<void> {
  await endStays(server.current.platform.db);
  for (const { token } of [there.sitter, there.owner]) {
    const answer = await call("DELETE", "/api/user", token, { password });
    expect(answer.statusCode, answer.body).toBe(204);
  }
  await sweepUploads(testContext(server.current.platform));
}

describe("what was reported", () => {
  const evidence: Record<ReportSubject, object> = {
    profile: { first_name: "Sanne", headline: "Wandelt graag, ook als het regent" },
    request: { title: expect.any(String), description: expect.any(String) },
    message: { text: "Stuur eerst geld" },
    review: { text: "Nooit meer, echt waar.", rating: "5" },
    reference: { text: "Een bijzondere oppas.", writer: "Karel", relation: "neighbour" },
    profile_image: {},
    pet_image: { name: "Moos" },
    request_image: {},
    logbook_image: { caption: "In de sloot" },
  };
  const withPicture: ReportSubject[] = [
    "profile",
    "message",
    "request",
    "profile_image",
    "pet_image",
    "request_image",
    "logbook_image",
  ];

  it.each(reportSubjects)(
    "%s lands in the queue as it was, though both delete everything",
    async (type) => {
      const id = await reportAs(type);
      await deleteEverything();
      const answer = await call("GET", "/api/admin/reports?status=open", admin);
      expect(answer.json().data).toMatchObject([
        { id, subject_type: type, subject_id: there.ids[type], text: "Kijk eens." },
      ]);
      const [queued] = answer.json().data;
      expect(queued.evidence).toMatchObject(evidence[type]);
      const picture: string | undefined = queued.picture?.url;
      expect(picture !== undefined).toBe(withPicture.includes(type));
      if (!picture) return;
      expect((await call("GET", picture, admin)).statusCode).toBe(200);
      const stranger = (await makeOwner(db())).token;
      expect((await call("GET", picture, stranger)).statusCode).toBe(404);
    },
  );

  it("stays as it was when its author changes it", async () => {
    const id = await reportAs("profile");
    const body = { profile: { headline: "Heel anders" } };
    expect((await call("PUT", "/api/user", there.sitter.token, body)).statusCode).toBe(200);
    const answer = await call("GET", `/api/admin/reports/${id}`, admin);
    expect(answer.json().data.evidence.headline).toBe("Wandelt graag, ook als het regent");
  });

  it("is one report, though it is sent again because no answer came", async () => {
    const headers = { "idempotency-key": "key-of-one-report" };
    const body = {
      subject_type: "profile_image",
      subject_id: there.ids.profile_image,
      reason: "scam",
    };
    const send = () =>
      server.current.call("POST", "/api/reports", { as: there.owner.token, headers, body });
    const [first, again] = [await send(), await send()];
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(await db().$count(reports)).toBe(1);
  });

  it("is erased half a year after the decision, and not before", async () => {
    const id = await reportAs("profile_image");
    await decide(id, "dismissed");
    const erase = () => {
      const ctx = testContext(server.current.platform);
      return eraseEvidence({
        ...ctx,
        inTransaction: (work) => db().transaction((tx) => work({ ...ctx, db: tx })),
      });
    };
    const day = 24 * 60 * 60 * 1000;
    server.current.clock.advance(180 * day);
    await erase();
    expect((await db().select().from(reports))[0]?.imageKey).not.toBeNull();
    server.current.clock.advance(3 * day);
    await erase();
    expect(await db().select().from(reports)).toMatchObject([
      { id, evidence: {}, text: null, imageKey: null, decision: "dismissed" },
    ]);
  });
});

describe("whose it is that one is about to report", () => {
  const personBehind = (as: string, type: ReportSubject, subjectId = there.ids[type]) =>
    call("GET", `/api/reports/subject?subject_type=${type}&subject_id=${subjectId}`, as);

  it.each(reportSubjects)("is told of %s", async (type) => {
    const reporter = reporterOf(type);
    const isOwners = reporter === there.sitter;
    const about = isOwners ? there.owner : there.sitter;
    const known = {
      user_id: about.userId,
      first_name: isOwners ? "Tess" : "Sanne",
      is_blocked: false,
    };
    const answer = await personBehind(reporter.token, type);
    // Who writes a reference has no account.
    expect(answer.json()).toEqual({ data: type === "reference" ? { is_blocked: false } : known });
    await call("PUT", `/api/user/blocks/${about.userId}`, reporter.token, {});
    const after = (await personBehind(reporter.token, type)).json().data;
    expect(after.is_blocked).toBe(type !== "reference");
  });

  it("is nobody for one's own, and for what a writer left behind", async () => {
    const own = await personBehind(there.sitter.token, "profile");
    expect(own.json()).toEqual({ data: { is_blocked: false } });
    await db()
      .update(reviews)
      .set({ authorProfileId: null })
      .where(eq(reviews.id, there.ids.review));
    const left = await personBehind(there.sitter.token, "review");
    expect(left.json()).toEqual({ data: { is_blocked: false } });
  });

  it("is not told to who can't see it", async () => {
    const stranger = (await makePair(db())).sitter.token;
    const silent = await makeOwner(db());
    const answers = [
      await personBehind(stranger, "message"),
      await personBehind(stranger, "logbook_image"),
      await personBehind(stranger, "profile", silent.profileId),
      await personBehind(stranger, "profile", 999_999),
    ];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  });

  it("is not told of who blocked whom by the other side", async () => {
    await call("PUT", `/api/user/blocks/${there.owner.userId}`, there.sitter.token, {});
    const answer = await personBehind(there.owner.token, "profile");
    expect(answer.json().data.is_blocked).toBe(false);
  });
});

describe("a report", () => {
  it("is not for what one can't see", async () => {
    const stranger = (await makePair(db())).sitter.token;
    const silent = await makeOwner(db());
    const waiting = await makeMessage(db(), there.roomId, { deliveredAt: null });
    await db().update(reviews).set({ shownAt: null }).where(eq(reviews.id, there.ids.review));
    const answers = [
      await report(stranger, "message", there.ids.message),
      await report(there.sitter.token, "message", waiting.id),
      await report(stranger, "logbook_image", there.ids.logbook_image),
      await report(there.sitter.token, "review", there.ids.review),
      await report(stranger, "profile", silent.profileId),
    ];
    for (const type of reportSubjects) answers.push(await report(stranger, type, 999_999));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  });

  it("of a pet's picture is for who sees the pet", async () => {
    const stranger = (await makePair(db())).sitter.token;
    const about = () => report(stranger, "pet_image", there.ids.pet_image);
    expect((await about()).statusCode).toBe(201);
    await db().update(requests).set({ isActivated: false }).where(eq(requests.id, there.requestId));
    expect((await about()).statusCode).toBe(404);
    const known = await report(there.sitter.token, "pet_image", there.ids.pet_image);
    expect(known.statusCode).toBe(201);
  });

  it("is not about oneself, and needs a reason", async () => {
    const own = await report(there.sitter.token, "profile", there.sitter.profileId);
    expect(own.json().error).toBe("sameUser");
    const profile = ["profile", there.sitter.profileId] as const;
    const answer = await report(there.owner.token, ...profile, { reason: "because" });
    expect(Object.keys(answer.json().errors)).toEqual(["reason"]);
    const long = await report(there.owner.token, ...profile, { text: "x".repeat(2_001) });
    expect(Object.keys(long.json().errors)).toEqual(["text"]);
  });
});

describe("a decision", () => {
  const mine = async ({ token }: ChatPerson) =>
    (await call("GET", "/api/user/reports", token)).json().data;

  it("is told to both with its reasons, by notification and mail, and to nobody who told", async () => {
    await db().update(users).set({ preferredLocale: "en" }).where(eq(users.id, there.owner.userId));
    const id = await reportAs("profile");
    expect(await mine(there.owner)).toMatchObject([{ id, side: "reporter", status: "open" }]);
    expect(await mine(there.sitter)).toEqual([]);
    expect((await decide(id, "warned")).statusCode).toBe(200);
    const mails = await sentMails(server.current);
    expect(mails.map(({ userId, subject }) => [userId, subject])).toEqual([
      [there.owner.userId, "We’ve looked at your report"],
      [there.sitter.userId, "We hebben iets van jou bekeken"],
    ]);
    for (const { text } of mails) expect(text).toContain("Dit mag hier niet.");
    expect(mails[1]?.text).not.toContain("Tess");
    const told = await call("GET", "/api/user/notifications", there.sitter.token);
    expect(told.json().data).toMatchObject([{ type: "report_about_you", path: "/reports" }]);
    expect(await mine(there.sitter)).toMatchObject([
      { id, side: "author", decision: "warned", statement: "Dit mag hier niet." },
    ]);
    expect((await mine(there.sitter))[0]).not.toHaveProperty("text");
  });

  it("is made once", async () => {
    const id = await reportAs("profile");
    expect((await decide(id, "dismissed")).statusCode).toBe(200);
    expect((await decide(id, "warned")).json().error).toBe("alreadyDecided");
    expect((await decide(999_999, "warned")).statusCode).toBe(404);
  });

  it.each(reportSubjects)("can take away %s", async (type) => {
    const id = await reportAs(type);
    const answer = await decide(id, "removed");
    expect(answer.statusCode, answer.body).toBe(200);
    const again = await report(reporterOf(type).token, type, there.ids[type]);
    // Two in contact still see each other's profile, and that there was a message.
    expect(again.statusCode).toBe(type === "profile" || type === "message" ? 201 : 404);
    const [profile] = await db()
      .select()
      .from(profiles)
      .where(eq(profiles.id, there.sitter.profileId));
    expect(profile?.publishedAt === null).toBe(type === "profile");
    const [message] = await db().select().from(messages).where(eq(messages.id, there.ids.message));
    expect(message?.hiddenAt !== null).toBe(type === "message");
    expect(await db().$count(references)).toBe(type === "reference" ? 0 : 1);
  });

  it("that takes a review away takes it out of the average too", async () => {
    const { profileId } = there.sitter;
    const anew = await countAnew(db(), profileId);
    expect(anew?.reviewCount).toBe(1);
    await db().execute(
      `insert into review_standings (profile_id, spread, care_sum, communication_sum, reliability_sum)
       values (${profileId}, '{0,0,0,0,1}', 5, 5, 5)`,
    );
    await db()
      .update(profiles)
      .set({ ratingSum: 5, reviewCount: 1 })
      .where(eq(profiles.id, profileId));
    await decide(await reportAs("review"), "removed");
    expect(await findStored(db(), profileId)).toEqual(await countAnew(db(), profileId));
  });
});

describe("an appeal", () => {
  const appeal = (id: number, { token }: ChatPerson) =>
    call("POST", `/api/user/reports/${id}/appeal`, token, { text: "Ik ben het er niet mee eens." });
  const decideAppeal = (id: number, outcome: string) =>
    call("PUT", `/api/admin/reports/${id}/appeal`, admin, {
      outcome,
      statement: "Nog eens gekeken.",
    });

  it("is for whom the decision went against, once, within six months", async () => {
    const id = await reportAs("profile");
    expect((await appeal(id, there.sitter)).statusCode).toBe(404);
    await decide(id, "warned");
    expect((await appeal(id, there.owner)).json().error).toBe("notAppealable");
    const stranger = (await makePair(db())).owner;
    expect((await appeal(id, stranger)).statusCode).toBe(404);
    expect((await appeal(id, there.sitter)).statusCode).toBe(201);
    expect((await appeal(id, there.sitter)).json().error).toBe("alreadyAppealed");
  });

  it("comes too late after six months", async () => {
    const id = await reportAs("profile");
    await decide(id, "dismissed");
    await db()
      .update(reports)
      .set({ decidedAt: new Date("2026-05-15T09:30:00Z") });
    expect((await appeal(id, there.owner)).json().error).toBe("appealPeriodOver");
  });

  it("is decided with reasons that both read, and is the end of it", async () => {
    const id = await reportAs("profile");
    await decide(id, "dismissed");
    await appeal(id, there.owner);
    await sentMails(server.current);
    expect((await decideAppeal(id, "upheld")).json().data.status).toBe("closed");
    expect((await decideAppeal(id, "reversed")).json().error).toBe("notAppealed");
    const mails = (await sentMails(server.current)).slice(-2);
    expect(mails.map(({ userId }) => userId)).toEqual([there.owner.userId, there.sitter.userId]);
    for (const { text } of mails) expect(text).toContain("Nog eens gekeken.");
    // The other side never reads what was written in it.
    expect(mails[1]?.text).not.toContain("Ik ben het er niet mee eens.");
  });
});
