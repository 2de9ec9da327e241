import { beforeEach, expect } from "vitest";
import { type BookingPair, makeBookingPair } from "#tests/factories/bookings.ts";
import { testServer, testStart } from "../test-server.ts";

export type Person = { token: string };

/** An owner with two pets and a sitter, anew for each test, and what they do by calls. */
export function bookingCalls({ withPages = false } = {}) {
  const server = testServer({ withPages, environment: { LIMIT_MESSAGES: "1000" } });
  const pair = {} as BookingPair;

  beforeEach(async () => {
    server.current.clock.set(testStart);
    Object.assign(pair, await makeBookingPair(server.current.platform.db));
  });

  const call = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    from: Person,
    body?: object,
  ) => server.current.call(method, path, { as: from.token, ...(body ? { body } : {}) });

  const visits = () => ({
    other_profile_id: pair.sitter.profileId,
    kind: "booking",
    service_type: "house_visit",
    pet_ids: pair.petIds,
    start_date: "2026-12-19",
    time: "18:00",
    end_date: "2026-12-26",
    end_time: "08:00",
    visits: ["08:00", "18:00"],
    place: "owner_home",
    details: "Moos wil 's ochtends de tuin in.",
  });

  async function ask(form: object = visits()) {
    const answer = await call("POST", "/api/booking", pair.owner, form);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  }

  async function accepted(form: object = visits()) {
    const { id } = await ask(form);
    const answer = await call("PUT", `/api/booking/${id}/status`, pair.sitter, {
      status: "accepted",
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  }

  const get = async (id: number, from: Person) =>
    (await call("GET", `/api/booking/${id}`, from)).json().data;

  async function lastMessage(from: Person) {
    const path = `/api/chatRooms/${pair.roomId}/messages?limit=1`;
    return (await call("GET", path, from)).json().data[0];
  }

  return { server, pair, call, visits, ask, accepted, get, lastMessage };
}
