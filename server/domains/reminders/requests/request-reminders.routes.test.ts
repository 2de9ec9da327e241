import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { messages } from "#server/db/schema/chat.ts";
import { requests } from "#server/db/schema/requests.ts";
import { putAwayRequest } from "#server/domains/requests/reported-requests.service.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { reminderLooks } from "#tests/setup/reminders/reminder-looks.ts";
import { testJobContext } from "#tests/setup/test-context.ts";

const { server, pair, call, db, lookAt, said, told, mailedTo, bookingOf } = reminderLooks();

describe("a request that may not be needed any more", () => {
  const wanted = (wantedAt: Date | null = null) =>
    makeRequest(db(), pair.owner.profileId, {
      petIds: [pair.petIds[0]],
      recurring: true,
      startOn: null,
      endOn: null,
      lastOn: null,
      wantedAt,
    });
  const question = async () => {
    const rows = await db()
      .select()
      .from(messages)
      .where(eq(messages.type, "REMINDER_DEACTIVATE_REQUEST"));
    return rows;
  };

  it("is asked about once a sitter was found, in their room", async () => {
    const { id: requestId } = await wanted();
    const { id: bookingId } = await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await lookAt("2026-11-15T09:32:00Z");
    expect(await said()).toEqual(["REMINDER_DEACTIVATE_REQUEST pet_owner"]);
    const answer = await call("GET", `/api/chatRooms/${pair.roomId}/messages`, pair.owner);
    expect(answer.json().data[0]).toMatchObject({
      type: "REMINDER_DEACTIVATE_REQUEST",
      allowed_actions: ["deactivateRequest", "keepRequest"],
      params: { booking_id: bookingId, request_id: requestId },
    });
    expect(await told(pair.owner)).toEqual(["reminder_deactivate_request"]);
  });

  it("not again once it is answered, and the question has no buttons any more", async () => {
    await wanted();
    const { id } = await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await call("POST", `/api/booking/${id}/requestNotDeactivated`, pair.owner, {
      was_updated: false,
    });
    const answer = await call("GET", `/api/chatRooms/${pair.roomId}/messages`, pair.owner);
    expect(answer.json().data[0]).toMatchObject({ params: { is_answered: true } });
    expect(answer.json().data[0].allowed_actions).toEqual([]);
    await lookAt("2026-11-16T09:31:00Z");
    expect(await question()).toHaveLength(1);
  });

  it("is answered by putting the request away", async () => {
    await wanted();
    await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await call("PUT", "/api/request/activation", pair.owner, { is_activated: false });
    await server.current.relay.drain();
    expect(await question()).toMatchObject([{ params: { isAnswered: true } }]);
  });

  it("is answered when the last pet that it is for has gone", async () => {
    await wanted();
    await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await call("PUT", `/api/pets/${pair.petIds[0]}`, pair.owner, { is_archived: true });
    await server.current.relay.drain();
    expect(await question()).toMatchObject([{ params: { isAnswered: true } }]);
  });

  it("is answered when it is put away after a report", async () => {
    const { id: subjectId } = await wanted();
    await bookingOf();
    await lookAt("2026-11-15T09:31:00Z");
    await testJobContext(server.current.platform).inTransaction((ctx) =>
      putAwayRequest(ctx, { subjectId }),
    );
    await server.current.relay.drain();
    expect(await question()).toMatchObject([{ params: { isAnswered: true } }]);
  });

  it("is not asked about when it is off by then", async () => {
    await wanted();
    await bookingOf();
    await call("PUT", "/api/request/activation", pair.owner, { is_activated: false });
    await lookAt("2026-11-15T09:31:00Z");
    expect(await said()).toEqual([]);
  });

  it("is asked about after thirty days by mail and in the list; who says so keeps it", async () => {
    await wanted(new Date("2026-11-15T09:30:00Z"));
    await lookAt("2026-12-15T09:29:00Z");
    expect(await told(pair.owner)).toEqual([]);
    await lookAt("2026-12-15T09:30:00Z");
    await lookAt("2026-12-15T09:31:00Z");
    expect(await told(pair.owner)).toEqual(["reminder_deactivate_request"]);
    expect(await said()).toEqual([]);
    expect(await mailedTo(pair.owner)).toHaveLength(1);
    const before = await call("GET", "/api/request", pair.owner);
    expect(before.json().request.asks_if_wanted).toBe(true);
    const kept = await call("POST", "/api/request/stillWanted", pair.owner, {});
    expect(kept.json().data.asks_if_wanted).toBe(false);
    await lookAt("2027-01-14T09:30:00Z");
    expect(await told(pair.owner)).toHaveLength(1);
    await lookAt("2027-01-14T09:31:00Z");
    expect(await told(pair.owner)).toHaveLength(2);
  });

  it("counts from when it was last shown", async () => {
    await wanted();
    await db().update(requests).set({ isActivated: false });
    server.current.clock.set("2026-11-20T12:00:00Z");
    await call("PUT", "/api/request/activation", pair.owner, { is_activated: true });
    await lookAt("2026-12-20T11:59:00Z");
    expect(await told(pair.owner)).toEqual([]);
    await lookAt("2026-12-20T12:00:00Z");
    expect(await told(pair.owner)).toHaveLength(1);
    const off = { is_activated: false };
    await call("PUT", "/api/request/activation", pair.owner, off);
    const answer = await call("POST", "/api/request/stillWanted", pair.owner, {});
    expect(answer.statusCode).toBe(409);
  });
});
