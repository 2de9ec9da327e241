import { beforeEach, describe, expect, it } from "vitest";
import { profileImages } from "#server/db/schema/profiles.ts";
import { requests } from "#server/db/schema/requests.ts";
import { reports } from "#server/db/schema/safety.ts";
import { type ChatPerson, makeMessage, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { findBlocks } from "./safety.service.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
});

function report({ token: as }: ChatPerson, subjectType: string, subjectId: number, more = {}) {
  const body = { subject_type: subjectType, subject_id: subjectId, reason: "scam", ...more };
  return server.current.call("POST", "/api/reports", { as, body });
}

describe("a report", () => {
  it("is kept with what it is about, and whose that is", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const message = await makeMessage(db(), roomId);
    const [request] = await db().select().from(requests);
    const [picture] = await db().select().from(profileImages);
    const text = "Vraagt om geld vooraf.";
    const answers = [
      await report(sitter, "message", message.id, { text }),
      await report(sitter, "profile", owner.profileId),
      await report(sitter, "request", request?.id ?? 0),
      await report(owner, "picture", picture?.id ?? 0),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(await db().select().from(reports)).toMatchObject([
      { subjectType: "message", reporterUserId: sitter.userId, aboutUserId: owner.userId, text },
      { subjectType: "profile", aboutUserId: owner.userId },
      { subjectType: "request", aboutUserId: owner.userId },
      { subjectType: "picture", aboutUserId: sitter.userId },
    ]);
  });

  it("that is sent again because no answer came is one report", async () => {
    const body = { subject_type: "profile", subject_id: owner.profileId, reason: "scam" };
    const headers = { "idempotency-key": "key-of-one-report" };
    const send = () =>
      server.current.call("POST", "/api/reports", { as: sitter.token, headers, body });
    const [first, again] = [await send(), await send()];
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(await db().$count(reports)).toBe(1);
  });

  it("is not for what one can't see", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const message = await makeMessage(db(), roomId);
    const waiting = await makeMessage(db(), roomId, { deliveredAt: null });
    const silent = await makeOwner(db());
    const stranger = (await makePair(db())).sitter;
    const answers = [
      await report(stranger, "message", message.id),
      await report(sitter, "message", waiting.id),
      await report(stranger, "profile", silent.profileId),
      await report(stranger, "profile", 999_999),
      await report(stranger, "request", 999_999),
      await report(stranger, "picture", 999_999),
    ];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  });

  it("is not about oneself, and needs a reason", async () => {
    expect((await report(owner, "profile", owner.profileId)).json().error).toBe("sameUser");
    const answer = await report(sitter, "profile", owner.profileId, { reason: "because" });
    expect(Object.keys(answer.json().errors)).toEqual(["reason"]);
    const long = await report(sitter, "profile", owner.profileId, { text: "x".repeat(2_001) });
    expect(Object.keys(long.json().errors)).toEqual(["text"]);
  });
});

describe("blocks", () => {
  it("keep both from finding each other", async () => {
    const as = owner.token;
    await server.current.call("PUT", `/api/user/blocks/${sitter.userId}`, { as, body: {} });
    const [mine, theirs] = [
      await findBlocks(db(), owner.userId),
      await findBlocks(db(), sitter.userId),
    ];
    expect([...mine.own, ...mine.either]).toEqual([sitter.userId, sitter.userId]);
    expect([[...theirs.own], [...theirs.either]]).toEqual([[], [owner.userId]]);
  });
});
