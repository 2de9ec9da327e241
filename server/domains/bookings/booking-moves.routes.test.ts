import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { messages } from "#server/db/schema/chat.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { type BookingEvent, findTransition } from "./bookings.rules.ts";

const server = testServer();
type Row = typeof bookings.$inferSelect;

const start = new Date(testStart);
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
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

type Call = {
  method: "PUT" | "DELETE";
  path: string;
  body?: (pair: BookingPair) => object;
  /** What it is meant as, by how the booking stands. */
  event: (row: Row) => BookingEvent;
};

const isOpen = (row: Row) =>
  row.status === "accepted" && row.proposal !== null && row.startsAt > start;
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

const cells = Object.keys(states).flatMap((state) =>
  (Object.keys(times) as (keyof typeof times)[]).map((time) => ({ state, time })),
);

it.each(cells)(
  "$state, $time: what may happen works, all else is 409 and changes nothing",
  async ({ state, time }) => {
    const { platform, call } = server.current;
    const { db } = platform;
    const pair = await makeBookingPair(db);
    const people = [pair.owner, pair.sitter] as const;
    for (const { method, path, body, event } of Object.values(calls)) {
      for (const [index, person] of people.entries()) {
        const id = await makeBooking(db, pair, {
          ...times[time],
          ...states[state],
          petIds: [pair.petIds[0]],
        });
        const find = async () => (await db.select().from(bookings).where(eq(bookings.id, id)))[0];
        const before = await find();
        if (!before) throw new Error("no booking was made");
        const said = await db.$count(messages);
        const by = index === 0 ? "pet_owner" : "pet_sitter";
        const move = { booking: before, event: event(before), by } as const;
        const isAllowed = findTransition(move, server.current.clock.now()) !== null;
        const answer = await call(method, `/api/booking/${id}${path}`, {
          as: person.token,
          ...(body ? { body: body(pair) } : {}),
        });
        const about = `${method} ${path} ${JSON.stringify(body?.(pair))} by ${by}: ${answer.body}`;
        if (isAllowed) {
          expect(answer.statusCode, about).toBe(200);
          expect(answer.json().data.id).toBe(id);
          expect(await find(), about).not.toEqual(before);
        } else {
          expect([answer.statusCode, answer.json().error], about).toEqual([
            409,
            "invalidTransition",
          ]);
          expect(await find(), about).toEqual(before);
          expect(await db.$count(messages), about).toBe(said);
        }
        await db.delete(bookings).where(eq(bookings.id, id));
      }
    }
  },
);
