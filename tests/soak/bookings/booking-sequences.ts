import { sql } from "drizzle-orm";
import { dayMs, hourMs } from "#contract/shared/durations.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import type { TestClock } from "#server/platform/clock.ts";
import type { BookingPair } from "#tests/factories/bookings.ts";
import { type Random, seededRandom } from "../random.ts";

/** As much of a server as this needs. */
export type SequenceServer = {
  db: Db;
  clock: TestClock;
  call(
    method: string,
    path: string,
    options: { as: string; body?: object },
  ): Promise<{ statusCode: number; body: string }>;
  /** What the clock has brought about is written down. */
  followClock(): Promise<void>;
};

export type Sequences = { events: number; done: number; refused: number };

/**
 * Two owners and two sitters do what comes to their minds, in any order, while time passes. Whatever
 * they do is done or refused in the words of the contract, and what must always hold is looked at
 * after each step.
 */
export async function runSequence(
  server: SequenceServer,
  pairs: readonly BookingPair[],
  { seed, events }: { seed: number; events: number },
): Promise<Sequences> {
  const random = seededRandom(seed);
  const figures = { events: 0, done: 0, refused: 0 };
  const made: Made[] = [];
  for (let nr = 0; nr < events; nr += 1) {
    const { name, pair, send } = nextEvent(server, { random, pairs, made });
    const answer = await send();
    figures.events += 1;
    if (answer) {
      const isDone = answer.statusCode === 200;
      if (!isDone && ![404, 409, 422].includes(answer.statusCode)) {
        throw new Error(`seed ${seed}, event ${nr} (${name}): ${answer.statusCode} ${answer.body}`);
      }
      if (isDone && name === "ask") made.push({ id: JSON.parse(answer.body).data.id, pair });
      figures[isDone ? "done" : "refused"] += 1;
    }
    const wrong = await findWrong(server.db);
    if (wrong.length > 0) {
      throw new Error(`seed ${seed}, after event ${nr} (${name}): ${JSON.stringify(wrong)}`);
    }
  }
  return figures;
}

type Made = { id: number; pair: BookingPair };
type Step = { random: Random; pairs: readonly BookingPair[]; made: readonly Made[] };
type Answer = { statusCode: number; body: string };

function nextEvent(
  server: SequenceServer,
  { random, pairs, made }: Step,
): { name: string; pair: BookingPair; send: () => Promise<Answer | null> } {
  // Mostly about what is there; now and then somebody reaches for what is not theirs.
  const about = made.length > 0 ? random.pick(made) : { id: 1, pair: random.pick(pairs) };
  const pair = random.chance(0.85) ? about.pair : random.pick(pairs);
  const { id } = about;
  const by = random.chance(0.5) ? pair.owner : pair.sitter;
  const call = (method: string, path: string, body?: object, as = by.token) =>
    server.call(method, path, { as, ...(body ? { body } : {}) });
  const dates = periodFrom(server.clock.now(), random);
  const one = (name: string, send: () => Promise<Answer | null>) => ({ name, pair, send });
  const events = [
    one("ask", () => call("POST", "/api/booking", formOf(pair, dates, random), pair.owner.token)),
    one("ask", () => call("POST", "/api/booking", formOf(pair, dates, random), pair.owner.token)),
    one("yes", () => call("PUT", `/api/booking/${id}/status`, { status: "accepted" })),
    one("yes", () => call("PUT", `/api/booking/${id}/status`, { status: "accepted" })),
    one("no", () => call("PUT", `/api/booking/${id}/status`, { status: "declined" })),
    one("dates", () => call("PUT", `/api/booking/${id}/dates`, dates)),
    one("pets", () => call("PUT", `/api/booking/${id}`, { pet_ids: [pair.petIds[1]] })),
    one("price", () => call("PUT", `/api/booking/${id}`, { agreed_price: random.whole(50_000) })),
    one("back", () => call("DELETE", `/api/booking/${id}/proposal`)),
    one("details", () => call("PUT", `/api/booking/${id}`, { details: "De achterdeur klemt." })),
    one("cancel", () => call("DELETE", `/api/booking/${id}`, { reason: "Griep" })),
    one("time", async () => {
      server.clock.advance(random.whole(30) * hourMs);
      return null;
    }),
    one("clock", async () => {
      await server.followClock();
      return null;
    }),
  ];
  return random.pick(events);
}

/** Within three weeks from now, so that many of them overlap. */
function periodFrom(now: Date, random: Random) {
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  const from = 1 + random.whole(20);
  return {
    start_date: day(from),
    time: random.pick(["08:00", "12:00", "20:00"]),
    end_date: day(from + random.whole(5)),
    end_time: random.pick(["09:00", "13:00", "21:00"]),
  };
}

function formOf(pair: BookingPair, dates: object, random: Random): object {
  const service = random.pick([
    "sitter_at_owner_home",
    "day_and_night_care_at_owner_home",
    "house_visit",
  ]);
  const form = { other_profile_id: pair.sitter.profileId, place: "owner_home", ...dates };
  if (random.chance(0.2)) return { ...form, kind: "introduction" };
  const visits = service === "house_visit" ? { visits: ["08:00", "18:00"] } : {};
  return { ...form, kind: "booking", service_type: service, pet_ids: [pair.petIds[0]], ...visits };
}

/** What must never be, whatever happened: by name, with the bookings concerned. */
async function findWrong(db: Db): Promise<{ what: string; id: number }[]> {
  return rowsOf(
    db,
    sql`
      select 'two stays at once' as what, one.id from bookings one join bookings other
        on other.sitter_profile_id = one.sitter_profile_id and other.id > one.id
        and other.starts_at < one.ends_at and other.ends_at > one.starts_at
        where one.status = 'accepted' and other.status = 'accepted'
          and one.service_type in ('sitter_at_owner_home', 'day_and_night_care_at_owner_home')
          and other.service_type in ('sitter_at_owner_home', 'day_and_night_care_at_owner_home')
      union all select 'awaits nobody', id from bookings
        where (status = 'pending' or proposal is not null) and awaiting is null
      union all select 'awaits somebody for nothing', id from bookings
        where status <> 'pending' and proposal is null and awaiting is not null
      union all select 'a proposal about nothing', id from bookings
        where proposal is not null and status <> 'accepted'
      union all select 'agreed without a moment', id from bookings
        where status = 'accepted' and accepted_at is null
      union all select 'more or less than one open question', booking.id from bookings booking
        where (select count(*) from messages where type = 'ACCEPT_BOOKING'
          and params ->> 'answer' is null and (params ->> 'bookingId')::int = booking.id)
          <> case when booking.awaiting is null then 0 else 1 end
      union all select 'unread', side.chat_room_id from chat_room_sides side
        where side.unread_messages_count <> (select count(*) from messages
          where chat_room_id = side.chat_room_id and read_at is null
            and (for_side is null or for_side = side.side)
            and coalesce(sent_by, caused_by) is distinct from side.side)
      union all select 'days in search', profile.id from profiles profile
        where profile.profile_type = 'pet_sitter' and exists (
          select from bookings stay where stay.sitter_profile_id = profile.id
            and stay.status = 'accepted'
            and stay.service_type in ('sitter_at_owner_home', 'day_and_night_care_at_owner_home')
            and not exists (select from sitter_busy_days busy where busy.profile_id = profile.id
              and busy.source = 'bookings' and busy.days @> stay.start_on))`,
  );
}
