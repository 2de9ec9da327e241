import { beforeEach } from "vitest";
import { type BookingPair, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeLogbook } from "#tests/factories/logbooks.ts";
import { testServer, testStart } from "../test-server.ts";

export type Side = "owner" | "sitter";
type Stay = BookingPair & { logbookId: number; bookingId: number };
/** `start`: what the clock shows when a test begins. */
export type LogbookOptions = Parameters<typeof testServer>[0] & { start?: string };
type Answer = { statusCode: number; json(): { error?: string } };

/** An owner with two pets, a sitter, and the logbook of three days, anew for each test; and their calls. */
export function logbookCalls({ start = testStart, environment, ...rest }: LogbookOptions = {}) {
  const server = testServer({ environment: { LIMIT_MESSAGES: "1000", ...environment }, ...rest });
  const db = () => server.current.platform.db;
  const stay = {} as Stay;

  beforeEach(async () => {
    server.current.clock.set(start);
    Object.assign(stay, await makeBookingPair(db()));
    Object.assign(stay, await makeLogbook(db(), stay));
  });

  const path = (end = "") => `/api/logbooks/${stay.logbookId}${end}`;
  const call = (method: string, url: string, side: Side, body?: unknown) =>
    server.current.call(method, url, { as: stay[side].token, body });
  const check = (body: object = {}) => call("PUT", path("/checkInOut"), "sitter", body);
  const did = (body: object) => call("POST", path("/serviceActivity"), "sitter", body);
  const logbook = async (side: Side = "owner") => (await call("GET", path(), side)).json().data;
  const minutes = (count: number) => server.current.clock.advance(count * 60_000);

  return { server, db, stay, path, call, check, did, logbook, minutes };
}

export const codeOf = (answer: Answer) => [answer.statusCode, answer.json().error];
