import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { hourMs } from "#contract/shared/durations.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { messages } from "#server/db/schema/chat.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { type BookingEvent, type BookingFacts, findTransition } from "../bookings.rules.ts";

const server = testServer();
type Row = typeof bookings.$inferSelect;

const start = new Date(testStart);
const hours = (count: number) => new Date(start.getTime() + count * hourMs);
const times = {
  before: { startsAt: hours(48), endsAt: hours(96) },
  "at the start": { startsAt: start, endsAt: hours(48) },
  during: { startsAt: hours(-1), endsAt: hours(48) },
  "at the end": { startsAt: hours(-48), endsAt: start },
};

const proposal = (proposedBy: ProfileType) => ({
  kind: "price" as const,
  proposedBy,
  agreedPrice: 5000,
  createdAt: testStart,
});
const states: Record<string, Partial<Row>> = {
  "asked of the sitter": { status: "pending", awaiting: "pet_sitter" },
  "asked of the owner": { status: "pending", awaiting: "pet_owner" },
  agreed: {},
  "agreed, the owner proposes": { proposal: proposal("pet_owner"), awaiting: "pet_sitter" },
  "agreed, the sitter proposes": { proposal: proposal("pet_sitter"), awaiting: "pet_owner" },
  declined: { status: "declined" },
  cancelled: { status: "closed", closedReason: "cancelled" },
  expired: { status: "closed", closedReason: "expired" },
  completed: { status: "closed", closedReason: "completed" },
};

const agreed: BookingFacts = {
  kind: "booking",
  status: "accepted",
  closedReason: null,
  awaiting: null,
  proposal: null,
  ...times.before,
};

type Call = {
  method: "PUT" | "DELETE";
  path: string;
  body?: (pair: BookingPair) => object;
  /** What it is meant as, by how the booking stands. */
  event: (facts: BookingFacts) => BookingEvent;
};

const isOpen = ({ status, proposal, startsAt }: BookingFacts) =>
  status === "accepted" && proposal !== null && startsAt > start;
const dates = {
  start_date: "2026-12-01",
  time: "10:00",
  end_date: "2026-12-03",
  end_time: "10:00",
};
const calls: Record<string, Call> = {
  yes: {
    method: "PUT",
    path: "/status",
    body: () => ({ status: "accepted" }),
    event: (row) => (isOpen(row) ? "acceptProposal" : "accept"),
  },
  no: {
    method: "PUT",
    path: "/status",
    body: () => ({ status: "declined" }),
    event: (row) => (isOpen(row) ? "declineProposal" : "decline"),
  },
  "other dates": {
    method: "PUT",
    path: "/dates",
    body: () => dates,
    event: (row) => (row.status === "pending" ? "changeDates" : "proposeDates"),
  },
  "other pets": {
    method: "PUT",
    path: "",
    body: ({ petIds }) => ({ pet_ids: [petIds[1]] }),
    event: () => "proposePets",
  },
  "another price": {
    method: "PUT",
    path: "",
    body: () => ({ agreed_price: 4200 }),
    event: () => "proposePrice",
  },
  "taking it back": { method: "DELETE", path: "/proposal", event: () => "withdrawProposal" },
  "other details": {
    method: "PUT",
    path: "",
    body: () => ({ details: "De achterdeur klemt." }),
    event: () => "changeDetails",
  },
  cancelling: {
    method: "DELETE",
    path: "",
    body: () => ({ reason: "Griep" }),
    event: () => "cancel",
  },
};

type Try = { name: string; by: ProfileType; isAllowed: boolean };

/** Who could try what in this cell, and what the table of transitions says about it. */
function triesIn(facts: BookingFacts): Try[] {
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  return Object.entries(calls).flatMap(([name, { event }]) =>
    sides.map((by) => {
      const move = { booking: facts, event: event(facts), by };
      return { name, by, isAllowed: findTransition(move, start) !== null };
    }),
  );
}

/*
  Every cell of the table is looked at in bookings.rules.test.ts. Here it is held against the calls: of each
  state at each time those that were not tried yet, or else one.
*/
const namesTried = new Set<string>();

function nextTries(tries: readonly Try[]): Try[] {
  const nameOf = ({ name, isAllowed }: Try) => `${name} ${isAllowed}`;
  const untried = tries.filter((each, index) => {
    const isFirst = tries.findIndex((other) => other.name === each.name) === index;
    return isFirst && !namesTried.has(nameOf(each));
  });
  for (const each of untried) namesTried.add(nameOf(each));
  return untried.length > 0 ? untried : tries.slice(0, 1);
}

const tried = Object.keys(states).map((state) => ({
  state,
  cells: Object.values(times).map((time) => {
    const row = { ...time, ...states[state] };
    const tries = triesIn({ ...agreed, ...row });
    const allowed = nextTries(tries.filter(({ isAllowed }) => isAllowed));
    return { row, tries: [...allowed, ...nextTries(tries.filter((each) => !each.isAllowed))] };
  }),
}));

it("tries every call where it works and where it doesn't", () => {
  const names = Object.keys(calls).flatMap((name) => [`${name} false`, `${name} true`]);
  expect([...namesTried].toSorted()).toEqual(names.toSorted());
});

it.each(tried)(
  "$state: what may happen works, all else is 409 and changes nothing",
  async ({ cells }) => {
    const { platform, call } = server.current;
    const { db } = platform;
    const pair = await makeBookingPair(db);
    const all = cells.flatMap(({ row, tries }) => tries.map((each) => ({ row, ...each })));
    for (const { row, name, by, isAllowed } of all) {
      const { method, path, body } = calls[name] as Call;
      const id = await makeBooking(db, pair, { ...row, petIds: [pair.petIds[0]] });
      const find = async () => (await db.select().from(bookings).where(eq(bookings.id, id)))[0];
      const before = await find();
      const said = await db.$count(messages);
      const answer = await call(method, `/api/booking/${id}${path}`, {
        as: (by === "pet_owner" ? pair.owner : pair.sitter).token,
        ...(body ? { body: body(pair) } : {}),
      });
      const about = `${name} by ${by} at ${row.startsAt?.toISOString()}: ${answer.body}`;
      if (isAllowed) {
        expect(answer.statusCode, about).toBe(200);
        expect(answer.json().data.id).toBe(id);
        expect(await find(), about).not.toEqual(before);
      } else {
        const { statusCode } = answer;
        expect([statusCode, answer.json().error], about).toEqual([409, "invalidTransition"]);
        expect(await find(), about).toEqual(before);
        expect(await db.$count(messages), about).toBe(said);
      }
      await db.delete(bookings).where(eq(bookings.id, id));
    }
  },
);
