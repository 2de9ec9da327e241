import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addresses } from "#server/db/schema/addresses.ts";
import { bookingTelling, december, meeting } from "#tests/setup/bookings/booking-telling.ts";
import { quietAround, startAsNow } from "#tests/setup/push/quiet-hours.ts";
import { readIcs } from "#tests/setup/reading/read-ics.ts";
import { type PushReceiver, startPushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";

const { server, db, pair, call, ask, accepted, toldTo, mailsTo } = bookingTelling();
const preferences = "/api/user/notificationPreferences";

let service: PushReceiver;
beforeAll(async () => {
  service = await startPushReceiver(server.current.platform.push.publicKey);
});
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
});

describe("for the reader's own calendar", () => {
  const calendarIn = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) => {
    const [file] = mail?.attachments ?? [];
    return file && { ...file, ...readIcs(file.content) };
  };

  it("the mail of a yes, of an agreed change and of a cancellation has the event in it", async () => {
    const id = await accepted();
    const [asked] = await mailsTo(pair.sitter);
    expect(asked?.attachments).toEqual([]);
    const yes = calendarIn((await mailsTo(pair.owner)).at(-1));
    expect(yes).toMatchObject({
      fileName: "kwispel.ics",
      contentType: "text/calendar; charset=utf-8; method=PUBLISH",
      method: "PUBLISH",
    });
    expect(yes?.events).toMatchObject([
      { uid: `booking-${id}-visit-1@localhost`, status: "CONFIRMED" },
      { uid: `booking-${id}-visit-2@localhost`, status: "CONFIRMED" },
    ]);
    const later = { ...december, start_date: "2026-12-20", visits: ["09:00", "16:00"] };
    await call("PUT", `/api/booking/${id}/dates`, pair.owner, later);
    await call("PUT", `/api/booking/${id}/status`, pair.sitter, { status: "accepted" });
    const changed = calendarIn((await mailsTo(pair.owner)).at(-1));
    expect(changed?.events.map(({ uid }) => uid)).toEqual(yes?.events.map(({ uid }) => uid));
    const sequences = [yes, changed].map((each) => each?.events[0]?.sequence ?? 0);
    expect(sequences[1]).toBeGreaterThan(sequences[0] ?? 0);
    expect(changed?.events[0]?.times[0]).toContain("2026-12-20");
    await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Griep" });
    const off = calendarIn((await mailsTo(pair.sitter)).at(-1));
    expect(off).toMatchObject({ method: "CANCEL", contentType: expect.stringMatching(/CANCEL/) });
    expect(off?.events).toMatchObject([{ status: "CANCELLED" }, { status: "CANCELLED" }]);
    expect(off?.events[0]?.sequence).toBeGreaterThan(sequences[1] ?? 0);
  });

  it("no address, which a mail never has", async () => {
    const street = "Geheimelaan";
    await db().update(addresses).set({ street }).where(eq(addresses.userId, pair.owner.userId));
    await db().update(addresses).set({ street }).where(eq(addresses.userId, pair.sitter.userId));
    await accepted();
    expect(JSON.stringify(await mailsTo(pair.owner))).not.toContain(street);
  });

  it("nothing of a question that was cancelled before anybody said yes", async () => {
    const id = await ask();
    await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Griep" });
    expect((await mailsTo(pair.sitter)).at(-1)?.attachments).toEqual([]);
  });
});

describe("as they chose", () => {
  it("no mail for who wants none, but the list", async () => {
    await call("PUT", preferences, pair.sitter, { bookings: { email: false } });
    await ask();
    expect(await mailsTo(pair.sitter)).toEqual([]);
    expect(await toldTo(pair.sitter)).toEqual(["booking_asked"]);
  });

  it("the link in the mail stops mails about bookings, and no others", async () => {
    await ask();
    const [mail] = await mailsTo(pair.sitter);
    const link = new URL(mail?.headers["List-Unsubscribe"]?.slice(1, -1) ?? "");
    const answer = await server.current.call("POST", link.pathname + link.search, {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.statusCode).toBe(202);
    const chosen = await call("PUT", preferences, pair.sitter);
    expect(chosen.bookings).toEqual({ email: false, push: true });
    expect(chosen.messages.email).toBe(true);
    await ask(meeting);
    expect(await mailsTo(pair.sitter)).toHaveLength(1);
  });

  it("a push, of which a later one of the same booking takes the place; none at night", async () => {
    const browser = service.subscribe();
    await server.current.call("POST", "/api/user/pushSubscriptions", {
      as: pair.sitter.token,
      body: browser,
    });
    const id = await ask();
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(1);
    expect(JSON.parse(service.received[0]?.text ?? "")).toEqual({
      title: "Tess vraagt of je op Moos wilt passen",
      body: "19 t/m 21 december. Aan jou om te antwoorden.",
      path: expect.stringMatching(/^\/redirect\/\d+$/),
      shownAt: `/booking/${id}`,
      tag: `booking-${id}`,
    });
    const hours = quietAround(startAsNow(server.current));
    await call("PUT", preferences, pair.sitter, { quiet_hours: hours });
    await call("PUT", `/api/booking/${id}`, pair.owner, { details: "Stil." });
    await call("PUT", preferences, pair.sitter, { quiet_hours: "" });
    await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Toch niet." });
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(2);
    expect(JSON.parse(service.received[1]?.text ?? "")).toMatchObject({
      title: "Tess heeft de boeking geannuleerd",
      tag: `booking-${id}`,
    });
    expect(await toldTo(pair.sitter)).toHaveLength(3);
    expect(await mailsTo(pair.sitter)).toHaveLength(3);
  });
});
