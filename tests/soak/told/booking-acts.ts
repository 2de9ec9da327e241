import { type Care, drawPlan, type Planned } from "./booking-plans.ts";
import { askForReviews } from "./clock-oracle.ts";
import type { Doing } from "./doing.ts";
import type { Telling } from "./expected.ts";
import type { Side } from "./facts.ts";
import { type Booking, hourMs, minuteMs, otherSide, type Pair, personOf } from "./facts.ts";
import { createLogbookActs } from "./logbook-acts.ts";

/** Two plan something, answer, move it and call it off; what the other is told of each is written down. */
export function createBookingActs(doing: Doing) {
  const { call, agenda, random, expected } = doing;
  const logbooks = createLogbookActs(doing);

  function tellOther(booking: Booking, by: Side, type: string, now: number): void {
    const to = personOf(booking.pair, otherSide(by));
    const other = personOf(booking.pair, by).profileId;
    const told: Telling = {
      to,
      other,
      kind: "bookings",
      type,
      isMailed: true,
      bookingId: booking.id,
    };
    expected.tell(told, now);
  }

  /** Who was asked for contact and plans something has said yes to that. */
  function approach(pair: Pair, by: Side, now: number): void {
    if (pair.contact !== "pending" || by !== "pet_sitter") return;
    pair.contact = "accepted";
    pair.contactSince = now;
  }

  async function ask(pair: Pair, care: Care, now: number): Promise<void> {
    const { form, plan } = drawPlan(random, care, now);
    if (pair.contact === "declined" || plan.startsAt <= now) return;
    const kind = care === "introduction" ? "introduction" : "booking";
    const what =
      care === "introduction"
        ? {}
        : {
            service_type: care === "visits" ? "house_visit" : "day_and_night_at_sitter_home",
            pet_ids: pair.petIds,
          };
    const place = care === "stay" ? "sitter_home" : "owner_home";
    const body = { ...form, ...what, kind, place, other_profile_id: pair.sitter.profileId };
    const { data } = (await call(pair.owner, "POST", "/api/booking", body, now)) as {
      data: { id: number };
    };
    const booking: Booking = {
      id: data.id,
      kind,
      pair,
      ...plan,
      status: "pending",
      awaiting: "pet_sitter",
      proposal: null,
      acceptedAt: null,
      agreedAt: null,
      isRequestAnswered: false,
      logbookId: null,
      log: [],
      gatheringUntil: null,
      lastTold: null,
    };
    pair.bookings.push(booking);
    tellOther(booking, "pet_owner", "booking_asked", now);
    agenda.at(now + random.whole(6 * hourMs), (at) => answer(booking, care, at));
    if (random.chance(0.25)) {
      const by = random.pick(["pet_owner", "pet_sitter"] as const);
      agenda.at(now + random.whole(20 * hourMs), (at) => move(booking, care, by, at));
    }
    if (random.chance(0.25)) {
      const by = random.pick(["pet_owner", "pet_sitter"] as const);
      const within = Math.max(hourMs, plan.endsAt - now);
      agenda.at(now + random.whole(within), (at) => cancel(booking, by, at));
    }
  }

  const put = (booking: Booking, by: Side, path: string, body: object, now: number) =>
    call(personOf(booking.pair, by), "PUT", `/api/booking/${booking.id}/${path}`, body, now);

  async function answer(booking: Booking, care: Care, now: number): Promise<void> {
    const { awaiting: by, pair, status, startsAt } = booking;
    if (status !== "pending" || by === null || startsAt <= now) return;
    // Some never answer.
    const drawn = random.whole(10);
    if (drawn === 0) return;
    if (drawn === 1) {
      await put(booking, by, "status", { status: "declined" }, now);
      booking.status = "declined";
      tellOther(booking, by, "booking_declined", now);
      return;
    }
    const { data } = (await put(booking, by, "status", { status: "accepted" }, now)) as {
      data: { logbook?: { id: number } };
    };
    Object.assign(booking, { status: "accepted", awaiting: null, acceptedAt: now, agreedAt: now });
    approach(pair, by, now);
    tellOther(booking, by, "booking_accepted", now);
    if (booking.kind === "introduction") return;
    booking.logbookId = data.logbook?.id ?? null;
    // What the sitter's yes is mailed with.
    const isMailed = by === "pet_owner";
    const { owner: to, sitter } = pair;
    const asked = { to, kind: "bookings", type: "intake_asked", isMailed } as const;
    expected.tell({ ...asked, other: sitter.profileId, bookingId: booking.id }, now);
    logbooks.plan(booking, care, now);
  }

  async function move(booking: Booking, care: Care, by: Side, now: number): Promise<void> {
    const { status, startsAt, proposal } = booking;
    const planned = drawPlan(random, care, now);
    if (planned.plan.startsAt <= now || startsAt <= now) return;
    if (status === "pending") {
      await put(booking, by, "dates", planned.form, now);
      Object.assign(booking, { ...planned.plan, awaiting: otherSide(by) });
      approach(booking.pair, by, now);
      tellOther(booking, by, "booking_dates_changed", now);
      agenda.at(now + random.whole(6 * hourMs), (at) => answer(booking, care, at));
    }
    if (status === "accepted" && proposal === null) await propose(booking, care, by, planned, now);
  }

  async function propose(
    booking: Booking,
    care: Care,
    by: Side,
    { form, plan }: Planned,
    now: number,
  ): Promise<void> {
    await put(booking, by, "dates", form, now);
    booking.proposal = plan;
    booking.awaiting = otherSide(by);
    tellOther(booking, by, "booking_dates_proposed", now);
    if (random.chance(0.2)) return;
    agenda.at(now + random.whole(4 * hourMs), (at) => answerProposal(booking, care, at));
  }

  async function answerProposal(booking: Booking, care: Care, now: number): Promise<void> {
    const { proposal, awaiting: by, startsAt, status } = booking;
    if (status !== "accepted" || !proposal || !by || startsAt <= now) return;
    if (proposal.startsAt <= now + minuteMs) return;
    const isYes = random.chance(0.7);
    await put(booking, by, "status", { status: isYes ? "accepted" : "declined" }, now);
    booking.proposal = null;
    booking.awaiting = null;
    tellOther(booking, by, isYes ? "booking_proposal_accepted" : "booking_proposal_declined", now);
    if (!isYes) return;
    if (proposal.startsAt !== startsAt) booking.agreedAt = now;
    Object.assign(booking, proposal);
    if (booking.kind === "booking") logbooks.plan(booking, care, now);
  }

  async function cancel(booking: Booking, by: Side, now: number): Promise<void> {
    const { id, status, pair, kind, startsAt, endsAt } = booking;
    const isPending = status === "pending" && now < startsAt;
    if (!isPending && !(status === "accepted" && now < endsAt)) return;
    const reason = "Het komt er toch niet van.";
    await call(personOf(pair, by), "DELETE", `/api/booking/${id}`, { reason }, now);
    booking.status = "cancelled";
    const hadBegun = kind === "booking" && status === "accepted" && now >= startsAt;
    tellOther(booking, by, hadBegun ? "booking_ended_early" : "booking_cancelled", now);
    if (hadBegun) askForReviews(booking, expected, now);
  }

  return { ask };
}
