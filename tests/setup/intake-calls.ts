import { beforeEach, expect } from "vitest";
import { messages } from "#server/db/schema/chat.ts";
import { type BookingPair, makeBookingPair } from "#tests/factories/bookings.ts";
import { testServer, testStart } from "./test-server.ts";

type Person = { token: string };

/** An owner with two pets and a sitter, anew for each test, and what they do with intake forms. */
export function intakeCalls() {
  const server = testServer();
  const pair = {} as BookingPair;

  beforeEach(async () => {
    server.current.clock.set(testStart);
    Object.assign(pair, await makeBookingPair(server.current.platform.db));
  });

  const call = (method: string, path: string, from: Person, body?: object) =>
    server.current.call(method, path, { as: from.token, ...(body ? { body } : {}) });

  /** Asked by the owner, agreed on by the sitter; from 15 to 20 December. */
  async function agree(more: object = {}): Promise<number> {
    const asked = await call("POST", "/api/booking", pair.owner, {
      other_profile_id: pair.sitter.profileId,
      kind: "booking",
      service_type: "day_and_night_care_at_owner_home",
      pet_ids: pair.petIds,
      start_date: "2026-12-15",
      time: "10:00",
      end_date: "2026-12-20",
      end_time: "10:00",
      place: "owner_home",
      ...more,
    });
    expect(asked.statusCode, asked.body).toBe(200);
    const { id } = asked.json().data;
    const answer = await call("PUT", `/api/booking/${id}/status`, pair.sitter, {
      status: "accepted",
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return id;
  }

  const read = (id: number, from: Person) => call("GET", `/api/booking/${id}/intake`, from);
  const form = async (id: number, from: Person = pair.owner) => (await read(id, from)).json().data;
  const save = (id: number, body: object, from: Person = pair.owner) =>
    call("PUT", `/api/booking/${id}/intake`, from, body);
  const saveStanding = (body: object) => call("PUT", "/api/intakeForm", pair.owner, body);
  const confirm = (id: number, body: object = {}) =>
    call("PUT", `/api/booking/${id}/intake/seen`, pair.sitter, body);

  async function intakeMessages() {
    const rows = await server.current.platform.db.select().from(messages);
    return rows
      .filter(({ type }) => type.startsWith("INTAKE_"))
      .map(({ type, forSide, causedBy, params }) => ({ type, forSide, causedBy, params }));
  }

  return { server, pair, call, agree, read, form, save, saveStanding, confirm, intakeMessages };
}
