import { and, eq, isNull, ne } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addresses } from "#server/db/schema/addresses.ts";
import { mails } from "#server/db/schema/mail.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import { pets } from "#server/db/schema/pets.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { findIntakeStates } from "#server/domains/intake-forms/intake-forms.service.ts";
import { password } from "#tests/factories/account.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makePet } from "#tests/factories/pets.ts";
import { quietAround, startAsNow } from "#tests/setup/push/quiet-hours.ts";
import { readIcs } from "#tests/setup/reading/read-ics.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { type PushReceiver, startPushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { notifySides } from "./bookings.notices.ts";

const server = testServer({
  environment: { LIMIT_MESSAGES: "1000", PUSH_LOOPBACK: "1" },
  withWorkers: true,
});
const db = () => server.current.platform.db;

let service: PushReceiver;
let owner: ChatPerson;
let sitter: ChatPerson;
let petId = 0;
beforeAll(async () => {
  service = await startPushReceiver(server.current.platform.push.publicKey);
});
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  said.clear();
  server.current.clock.set(testStart);
  ({ owner, sitter } = await makePair(db()));
  await makeRoom(db(), { owner, sitter });
  const [pet] = await db().select().from(pets).where(eq(pets.profileId, owner.profileId));
  petId = pet?.id ?? 0;
});

const preferences = "/api/user/notificationPreferences";

async function call(method: string, path: string, { token: as }: ChatPerson, body: object = {}) {
  const answer = await server.current.call(method, path, { as, body });
  expect(answer.statusCode, answer.body).toBe(200);
  for (const { id, payload } of await db().select().from(outboxEvents).where(isWaiting)) {
    said.set(id, payload);
  }
  await server.current.relay.drain();
  return answer.json().data;
}

/** What the moves of bookings said: it is forgotten when they are delivered. */
const said = new Map<number, unknown>();
const isWaiting = and(eq(outboxEvents.topic, "bookings.moved"), isNull(outboxEvents.deliveredAt));

const december = { start_date: "2026-12-19", time: "09:00", end_date: "2026-12-21" };

/** The owner asks for walks over three days, or to meet. */
async function ask(change: object = {}): Promise<number> {
  const booking = await call("POST", "/api/booking", owner, {
    other_profile_id: sitter.profileId,
    kind: "booking",
    service_type: "dog_walking_service",
    pet_ids: [petId],
    ...december,
    visits: ["09:00", "16:00"],
    place: "owner_home",
    details: "De sleutel ligt onder de mat, bel 06 12345678.",
    ...change,
  });
  return booking.id;
}

const meeting = {
  kind: "introduction",
  service_type: undefined,
  visits: undefined,
  end_date: undefined,
  time: "14:00",
  start_date: "2026-12-05",
  place: "sitter_home",
};

async function accepted(change: object = {}): Promise<number> {
  const id = await ask(change);
  await call("PUT", `/api/booking/${id}/status`, sitter, { status: "accepted" });
  return id;
}

async function toldTo({ userId }: ChatPerson): Promise<string[]> {
  const rows = await db()
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), ne(notifications.type, "badges_earned")))
    .orderBy(notifications.id);
  return rows.map(({ type }) => type);
}

async function mailsTo({ userId }: ChatPerson) {
  return (await sentMails(server.current)).filter((mail) => mail.userId === userId);
}

describe("what becomes of a question", () => {
  it("is told to the sitter, and the answer to the owner, each with a mail", async () => {
    const id = await accepted();
    expect(await toldTo(sitter)).toEqual(["booking_asked"]);
    expect(await toldTo(owner)).toEqual(["booking_accepted", "intake_asked"]);
    const [asked] = await mailsTo(sitter);
    expect(asked?.subject).toBe("Tess vraagt of je op Moos wilt passen: 19 t/m 21 december");
    expect(asked?.text).toContain(`/booking/${id}`);
    expect(asked?.text).toMatch(/Wat +Hond uitlaten/);
    expect(asked?.text).toMatch(/Schatting +€\u00a075/);
    expect(asked?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [answered] = await mailsTo(owner);
    expect(answered?.subject).toBe("Sanne heeft ja gezegd: 19 t/m 21 december");
    // What comes next is in the same mail: it needs no second one.
    expect(answered?.text).toContain(`/intake/${id}`);
    expect(answered?.text).toContain(`/booking/${id}`);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it("is told in the words of an introduction where it is one", async () => {
    await call("PUT", "/api/user", sitter, { preferred_locale: "en" });
    const id = await ask(meeting);
    await call("PUT", `/api/booking/${id}/status`, sitter, { status: "declined" });
    const [asked] = await mailsTo(sitter);
    expect(asked?.subject).toBe("Tess would like to meet you: Sat 5 December");
    expect(asked?.text).toMatch(/When +Sat 5 December, 14:00 to 15:00/);
    const [answered] = await mailsTo(owner);
    expect(answered?.subject).toBe("Sanne kan niet kennismaken: za 5 december");
    expect(answered?.text).toMatch(/Waar +Bij Sanne thuis, in Utrecht/);
  });

  it("may be other dates, until the one who is awaited answers", async () => {
    const id = await ask();
    await call("PUT", `/api/booking/${id}/dates`, sitter, {
      ...december,
      start_date: "2026-12-20",
      visits: ["09:00"],
    });
    expect(await toldTo(owner)).toEqual(["booking_dates_changed"]);
    await call("PUT", `/api/booking/${id}/status`, owner, { status: "accepted" });
    expect(await toldTo(sitter)).toEqual(["booking_asked", "booking_accepted"]);
  });
});

describe("once it is agreed", () => {
  const prices = (id: number, by: ChatPerson, agreed_price: number) =>
    call("PUT", `/api/booking/${id}`, by, { agreed_price, reason: "Moos trekt erg." });

  it("a proposal and its answer are told, with what would be", async () => {
    const id = await accepted();
    await prices(id, sitter, 9_000);
    await call("PUT", `/api/booking/${id}/status`, owner, { status: "accepted" });
    await prices(id, sitter, 9_500);
    await call("DELETE", `/api/booking/${id}/proposal`, sitter);
    const bo = await makePet(db(), owner.profileId, { name: "Bo" });
    await call("PUT", `/api/booking/${id}`, owner, { pet_ids: [petId, bo.id] });
    await call("PUT", `/api/booking/${id}/status`, sitter, { status: "declined" });
    await call("PUT", `/api/booking/${id}/dates`, owner, { ...december, end_date: "2026-12-22" });
    await call("PUT", `/api/booking/${id}/status`, sitter, { status: "accepted" });
    expect(await toldTo(owner)).toEqual([
      "booking_accepted",
      "intake_asked",
      "booking_price_proposed",
      "booking_price_proposed",
      "booking_proposal_withdrawn",
      "booking_proposal_declined",
      "booking_proposal_accepted",
    ]);
    expect(await toldTo(sitter)).toEqual([
      "booking_asked",
      "booking_proposal_accepted",
      "booking_pets_proposed",
      "booking_dates_proposed",
    ]);
    const [, price] = await mailsTo(owner);
    expect(price?.text).toMatch(/Schatting nu +€\u00a075/);
    expect(price?.text).toMatch(/Voorstel +€\u00a090/);
    expect(price?.text).toContain("Moos trekt erg.");
    // Taking a proposal back changes nothing: it is in the list, and no mail.
    expect(await mailsTo(owner)).toHaveLength(5);
    const [, , other, dates] = await mailsTo(sitter);
    expect(other?.text).toMatch(/Voorstel +Moos en Bo/);
    expect(dates?.text).toMatch(/Voorstel +za 19 december 09:00 tot di 22 december/);
  });

  it("other details and a cancellation are told, with what was written about it", async () => {
    const id = await accepted();
    await call("PUT", `/api/booking/${id}`, owner, { details: "Neem een handdoek mee." });
    await call("DELETE", `/api/booking/${id}`, owner, { reason: "Moos is ziek." });
    expect(await toldTo(sitter)).toEqual([
      "booking_asked",
      "booking_details_changed",
      "booking_cancelled",
    ]);
    const cancelled = (await mailsTo(sitter)).at(-1);
    expect(cancelled?.subject).toBe("Tess heeft de boeking geannuleerd: 19 t/m 21 december");
    expect(cancelled?.text).toContain("Moos is ziek.");
  });

  it("no mail has a phone number, a street or what was typed for the other's eyes", async () => {
    await db().update(addresses).set({ street: "Geheimesingel", houseNumber: "4711" });
    const id = await accepted({ place: "elsewhere", place_text: "Kerkstraat 18" });
    await call("DELETE", `/api/booking/${id}`, sitter, { reason: "Bel me op 06 87654321." });
    const all = await sentMails(server.current);
    expect(all).toHaveLength(3);
    for (const { html, text, subject } of all) {
      const words = html + text + subject;
      for (const secret of ["87654321", "12345678", "mat", "Kerkstraat", "Geheimesingel", "4711"]) {
        expect(words).not.toMatch(new RegExp(`\\b${secret}\\b`));
      }
    }
    expect(all.at(-1)?.text).not.toContain("schrijft:");
  });
});

describe("without anybody pressing a button", () => {
  it("a question that nobody answered in time is told to the owner, an end to nobody", async () => {
    await ask();
    await accepted(meeting);
    server.current.clock.set("2026-12-19T08:00:00Z");
    await followClock(testJobContext(server.current.platform));
    await server.current.relay.drain();
    expect(await toldTo(owner)).toEqual(["booking_accepted", "booking_expired"]);
    expect(await toldTo(sitter)).toEqual(["booking_asked", "booking_asked"]);
    const last = (await mailsTo(owner)).at(-1);
    expect(last?.subject).toBe("Je vraag aan Sanne is vervallen: 19 t/m 21 december");
  });

  it("a block cancels what was agreed: the other one is told", async () => {
    await accepted();
    const path = `/api/user/blocks/${owner.userId}`;
    const answer = await server.current.call("PUT", path, { as: sitter.token, body: {} });
    expect(answer.statusCode).toBeLessThan(300);
    await server.current.relay.drain();
    expect(await toldTo(owner)).toEqual(["booking_accepted", "intake_asked", "booking_cancelled"]);
    expect(await toldTo(sitter)).toEqual(["booking_asked"]);
  });

  it("somebody who goes leaves no name behind, and the other one is told", async () => {
    await accepted();
    const as = owner.token;
    const answer = await server.current.call("DELETE", "/api/user", { as, body: { password } });
    expect(answer.statusCode).toBe(204);
    await server.current.relay.drain();
    expect(await toldTo(owner)).toEqual([]);
    // What they were told of them before is gone, too.
    expect(await toldTo(sitter)).toEqual(["booking_cancelled"]);
    const last = (await mailsTo(sitter)).at(-1);
    expect(last?.subject).toBe("De ander heeft de boeking geannuleerd: 19 t/m 21 december");
    const rows = await db().select().from(notifications);
    expect(JSON.stringify(rows)).not.toContain("Tess");
  });
});

describe("for the reader's own calendar", () => {
  const calendarIn = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) => {
    const [file] = mail?.attachments ?? [];
    return file && { ...file, ...readIcs(file.content) };
  };

  it("the mail of a yes, of an agreed change and of a cancellation has the event in it", async () => {
    const id = await accepted();
    const [asked] = await mailsTo(sitter);
    expect(asked?.attachments).toEqual([]);
    const yes = calendarIn((await mailsTo(owner)).at(-1));
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
    await call("PUT", `/api/booking/${id}/dates`, owner, later);
    await call("PUT", `/api/booking/${id}/status`, sitter, { status: "accepted" });
    const changed = calendarIn((await mailsTo(owner)).at(-1));
    expect(changed?.events.map(({ uid }) => uid)).toEqual(yes?.events.map(({ uid }) => uid));
    const sequences = [yes, changed].map((each) => each?.events[0]?.sequence ?? 0);
    expect(sequences[1]).toBeGreaterThan(sequences[0] ?? 0);
    expect(changed?.events[0]?.times[0]).toContain("2026-12-20");
    await call("DELETE", `/api/booking/${id}`, owner, { reason: "Griep" });
    const off = calendarIn((await mailsTo(sitter)).at(-1));
    expect(off).toMatchObject({ method: "CANCEL", contentType: expect.stringMatching(/CANCEL/) });
    expect(off?.events).toMatchObject([{ status: "CANCELLED" }, { status: "CANCELLED" }]);
    expect(off?.events[0]?.sequence).toBeGreaterThan(sequences[1] ?? 0);
  });

  it("no address, which a mail never has", async () => {
    const street = "Geheimelaan";
    await db().update(addresses).set({ street }).where(eq(addresses.userId, owner.userId));
    await db().update(addresses).set({ street }).where(eq(addresses.userId, sitter.userId));
    await accepted();
    expect(JSON.stringify(await mailsTo(owner))).not.toContain(street);
  });

  it("nothing of a question that was cancelled before anybody said yes", async () => {
    const id = await ask();
    await call("DELETE", `/api/booking/${id}`, owner, { reason: "Griep" });
    expect((await mailsTo(sitter)).at(-1)?.attachments).toEqual([]);
  });
});

it("of a form is told who has to do something with it", async () => {
  const bookingId = await accepted();
  const ports = { findIntakeStates };
  const tell = (what: "asked" | "filled" | "changed", eventId: number) =>
    db().transaction((tx) =>
      notifySides(
        { ...server.current.platform, db: tx, now: server.current.clock.now(), ports, eventId },
        { bookingId, type: `intake_${what}` },
      ),
    );
  await tell("asked", 9_001);
  await tell("asked", 9_001);
  await tell("filled", 9_002);
  await tell("changed", 9_003);
  // By the yes itself, and by the event told here twice.
  expect(await toldTo(owner)).toEqual(["booking_accepted", "intake_asked", "intake_asked"]);
  expect(await toldTo(sitter)).toEqual(["booking_asked", "intake_filled", "intake_changed"]);
  const last = (await mailsTo(sitter)).at(-1);
  expect(last?.subject).toBe("Tess heeft het intakeformulier aangepast: 19 t/m 21 december");
  expect(last?.text).toContain(`/intake/${bookingId}`);
});

describe("nobody is told twice", () => {
  it("though every event is delivered once more", async () => {
    const id = await accepted();
    await call("DELETE", `/api/booking/${id}`, owner, { reason: "Toch niet." });
    const count = async () => [await db().$count(notifications), await db().$count(mails)];
    await sentMails(server.current);
    const before = await count();
    expect(before).toEqual([4, 3]);
    for (const [eventId, payload] of said) {
      const again = { deliveredAt: null, payload };
      await db().update(outboxEvents).set(again).where(eq(outboxEvents.id, eventId));
    }
    expect(await db().$count(outboxEvents, isWaiting)).toBe(3);
    await server.current.relay.drain();
    expect(await db().$count(outboxEvents, isWaiting)).toBe(0);
    expect(await count()).toEqual(before);
  });
});

describe("as they chose", () => {
  it("no mail for who wants none, but the list", async () => {
    await call("PUT", preferences, sitter, { bookings: { email: false } });
    await ask();
    expect(await mailsTo(sitter)).toEqual([]);
    expect(await toldTo(sitter)).toEqual(["booking_asked"]);
  });

  it("the link in the mail stops mails about bookings, and no others", async () => {
    await ask();
    const [mail] = await mailsTo(sitter);
    const link = new URL(mail?.headers["List-Unsubscribe"]?.slice(1, -1) ?? "");
    const answer = await server.current.call("POST", link.pathname + link.search, {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.statusCode).toBe(202);
    const chosen = await call("PUT", preferences, sitter);
    expect(chosen.bookings).toEqual({ email: false, push: true });
    expect(chosen.messages.email).toBe(true);
    await ask(meeting);
    expect(await mailsTo(sitter)).toHaveLength(1);
  });

  it("a push, of which a later one of the same booking takes the place; none at night", async () => {
    const browser = service.subscribe();
    await server.current.call("POST", "/api/user/pushSubscriptions", {
      as: sitter.token,
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
    await call("PUT", preferences, sitter, { quiet_hours: hours });
    await call("PUT", `/api/booking/${id}`, owner, { details: "Stil." });
    await call("PUT", preferences, sitter, { quiet_hours: "" });
    await call("DELETE", `/api/booking/${id}`, owner, { reason: "Toch niet." });
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(2);
    expect(JSON.parse(service.received[1]?.text ?? "")).toMatchObject({
      title: "Tess heeft de boeking geannuleerd",
      tag: `booking-${id}`,
    });
    expect(await toldTo(sitter)).toHaveLength(3);
    expect(await mailsTo(sitter)).toHaveLength(3);
  });
});
