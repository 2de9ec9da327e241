import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addresses } from "#server/db/schema/addresses.ts";
import { mails } from "#server/db/schema/mail.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { findIntakeStates } from "#server/domains/intake-forms/intake-forms.service.ts";
import { password } from "#tests/factories/account.ts";
import type { ChatPerson } from "#tests/factories/chat.ts";
import { makePet } from "#tests/factories/pets.ts";
import {
  bookingTelling,
  december,
  isMoveWaiting,
  meeting,
} from "#tests/setup/bookings/booking-telling.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { notifySides } from "./bookings.notices.ts";

const { server, db, pair, said, call, ask, accepted, toldTo, mailsTo } = bookingTelling();

describe("what becomes of a question", () => {
  it("is told to the sitter, and the answer to the owner, each with a mail", async () => {
    const id = await accepted();
    expect(await toldTo(pair.sitter)).toEqual(["booking_asked"]);
    expect(await toldTo(pair.owner)).toEqual(["booking_accepted", "intake_asked"]);
    const [asked] = await mailsTo(pair.sitter);
    expect(asked?.subject).toBe("Tess vraagt of je op Moos wilt passen: 19 t/m 21 december");
    expect(asked?.text).toContain(`/booking/${id}`);
    expect(asked?.text).toMatch(/Wat +Hond uitlaten/);
    expect(asked?.text).toMatch(/Schatting +€\u00a075/);
    expect(asked?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [answered] = await mailsTo(pair.owner);
    expect(answered?.subject).toBe("Sanne heeft ja gezegd: 19 t/m 21 december");
    // What comes next is in the same mail: it needs no second one.
    expect(answered?.text).toContain(`/intake/${id}`);
    expect(answered?.text).toContain(`/booking/${id}`);
    expect(await mailsTo(pair.owner)).toHaveLength(1);
  });

  it("is told in the words of an introduction where it is one", async () => {
    await call("PUT", "/api/user", pair.sitter, { preferred_locale: "en" });
    const id = await ask(meeting);
    await call("PUT", `/api/booking/${id}/status`, pair.sitter, { status: "declined" });
    const [asked] = await mailsTo(pair.sitter);
    expect(asked?.subject).toBe("Tess would like to meet you: Sat 5 December");
    expect(asked?.text).toMatch(/When +Sat 5 December, 14:00 to 15:00/);
    const [answered] = await mailsTo(pair.owner);
    expect(answered?.subject).toBe("Sanne kan niet kennismaken: za 5 december");
    expect(answered?.text).toMatch(/Waar +Bij Sanne thuis, in Utrecht/);
  });

  it("may be other dates, until the one who is awaited answers", async () => {
    const id = await ask();
    await call("PUT", `/api/booking/${id}/dates`, pair.sitter, {
      ...december,
      start_date: "2026-12-20",
      visits: ["09:00"],
    });
    expect(await toldTo(pair.owner)).toEqual(["booking_dates_changed"]);
    await call("PUT", `/api/booking/${id}/status`, pair.owner, { status: "accepted" });
    expect(await toldTo(pair.sitter)).toEqual(["booking_asked", "booking_accepted"]);
  });
});

describe("once it is agreed", () => {
  const prices = (id: number, by: ChatPerson, agreed_price: number) =>
    call("PUT", `/api/booking/${id}`, by, { agreed_price, reason: "Moos trekt erg." });

  it("a proposal and its answer are told, with what would be", async () => {
    const id = await accepted();
    await prices(id, pair.sitter, 9_000);
    await call("PUT", `/api/booking/${id}/status`, pair.owner, { status: "accepted" });
    await prices(id, pair.sitter, 9_500);
    await call("DELETE", `/api/booking/${id}/proposal`, pair.sitter);
    const bo = await makePet(db(), pair.owner.profileId, { name: "Bo" });
    await call("PUT", `/api/booking/${id}`, pair.owner, { pet_ids: [pair.petId, bo.id] });
    await call("PUT", `/api/booking/${id}/status`, pair.sitter, { status: "declined" });
    await call("PUT", `/api/booking/${id}/dates`, pair.owner, {
      ...december,
      end_date: "2026-12-22",
    });
    await call("PUT", `/api/booking/${id}/status`, pair.sitter, { status: "accepted" });
    expect(await toldTo(pair.owner)).toEqual([
      "booking_accepted",
      "intake_asked",
      "booking_price_proposed",
      "booking_price_proposed",
      "booking_proposal_withdrawn",
      "booking_proposal_declined",
      "booking_proposal_accepted",
    ]);
    expect(await toldTo(pair.sitter)).toEqual([
      "booking_asked",
      "booking_proposal_accepted",
      "booking_pets_proposed",
      "booking_dates_proposed",
    ]);
    const [, price] = await mailsTo(pair.owner);
    expect(price?.text).toMatch(/Schatting nu +€\u00a075/);
    expect(price?.text).toMatch(/Voorstel +€\u00a090/);
    expect(price?.text).toContain("Moos trekt erg.");
    // Taking a proposal back changes nothing: it is in the list, and no mail.
    expect(await mailsTo(pair.owner)).toHaveLength(5);
    const [, , other, dates] = await mailsTo(pair.sitter);
    expect(other?.text).toMatch(/Voorstel +Moos en Bo/);
    expect(dates?.text).toMatch(/Voorstel +za 19 december 09:00 tot di 22 december/);
  });

  it("other details and a cancellation are told, with what was written about it", async () => {
    const id = await accepted();
    await call("PUT", `/api/booking/${id}`, pair.owner, { details: "Neem een handdoek mee." });
    await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Moos is ziek." });
    expect(await toldTo(pair.sitter)).toEqual([
      "booking_asked",
      "booking_details_changed",
      "booking_cancelled",
    ]);
    const cancelled = (await mailsTo(pair.sitter)).at(-1);
    expect(cancelled?.subject).toBe("Tess heeft de boeking geannuleerd: 19 t/m 21 december");
    expect(cancelled?.text).toContain("Moos is ziek.");
  });

  it("no mail has a phone number, a street or what was typed for the other's eyes", async () => {
    await db().update(addresses).set({ street: "Geheimesingel", houseNumber: "4711" });
    const id = await accepted({ place: "elsewhere", place_text: "Kerkstraat 18" });
    await call("DELETE", `/api/booking/${id}`, pair.sitter, { reason: "Bel me op 06 87654321." });
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
    expect(await toldTo(pair.owner)).toEqual(["booking_accepted", "booking_expired"]);
    expect(await toldTo(pair.sitter)).toEqual(["booking_asked", "booking_asked"]);
    const last = (await mailsTo(pair.owner)).at(-1);
    expect(last?.subject).toBe("Je vraag aan Sanne is vervallen: 19 t/m 21 december");
  });

  it("a block cancels what was agreed: the other one is told", async () => {
    await accepted();
    const path = `/api/user/blocks/${pair.owner.userId}`;
    const answer = await server.current.call("PUT", path, { as: pair.sitter.token, body: {} });
    expect(answer.statusCode).toBeLessThan(300);
    await server.current.relay.drain();
    expect(await toldTo(pair.owner)).toEqual([
      "booking_accepted",
      "intake_asked",
      "booking_cancelled",
    ]);
    expect(await toldTo(pair.sitter)).toEqual(["booking_asked"]);
  });

  it("somebody who goes leaves no name behind, and the other one is told", async () => {
    await accepted();
    const as = pair.owner.token;
    const answer = await server.current.call("DELETE", "/api/user", { as, body: { password } });
    expect(answer.statusCode).toBe(204);
    await server.current.relay.drain();
    expect(await toldTo(pair.owner)).toEqual([]);
    // What they were told of them before is gone, too.
    expect(await toldTo(pair.sitter)).toEqual(["booking_cancelled"]);
    const last = (await mailsTo(pair.sitter)).at(-1);
    expect(last?.subject).toBe("De ander heeft de boeking geannuleerd: 19 t/m 21 december");
    const rows = await db().select().from(notifications);
    expect(JSON.stringify(rows)).not.toContain("Tess");
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
  expect(await toldTo(pair.owner)).toEqual(["booking_accepted", "intake_asked", "intake_asked"]);
  expect(await toldTo(pair.sitter)).toEqual(["booking_asked", "intake_filled", "intake_changed"]);
  const last = (await mailsTo(pair.sitter)).at(-1);
  expect(last?.subject).toBe("Tess heeft het intakeformulier aangepast: 19 t/m 21 december");
  expect(last?.text).toContain(`/intake/${bookingId}`);
});

describe("nobody is told twice", () => {
  it("though every event is delivered once more", async () => {
    const id = await accepted();
    await call("DELETE", `/api/booking/${id}`, pair.owner, { reason: "Toch niet." });
    const count = async () => [await db().$count(notifications), await db().$count(mails)];
    await sentMails(server.current);
    const before = await count();
    expect(before).toEqual([4, 3]);
    for (const [eventId, payload] of said) {
      const again = { deliveredAt: null, payload };
      await db().update(outboxEvents).set(again).where(eq(outboxEvents.id, eventId));
    }
    expect(await db().$count(outboxEvents, isMoveWaiting)).toBe(3);
    await server.current.relay.drain();
    expect(await db().$count(outboxEvents, isMoveWaiting)).toBe(0);
    expect(await count()).toEqual(before);
  });
});
