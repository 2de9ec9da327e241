import { and, eq, isNull, ne } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { notifications } from "#server/db/schema/notifications.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import { pets } from "#server/db/schema/pets.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { sentMails } from "../sent-mails.ts";
import { testServer, testStart } from "../test-server.ts";

export const isMoveWaiting = and(
  eq(outboxEvents.topic, "bookings.moved"),
  isNull(outboxEvents.deliveredAt),
);
export const december = { start_date: "2026-12-19", time: "09:00", end_date: "2026-12-21" };
export const meeting = {
  kind: "introduction",
  service_type: undefined,
  visits: undefined,
  end_date: undefined,
  time: "14:00",
  start_date: "2026-12-05",
  place: "sitter_home",
};

/** Two who are in contact, anew for each test; what follows from each of their calls has been told when it is over. */
export function bookingTelling() {
  const server = testServer({
    environment: { LIMIT_MESSAGES: "1000", PUSH_LOOPBACK: "1" },
    withWorkers: true,
  });
  const db = () => server.current.platform.db;
  const pair = {} as { owner: ChatPerson; sitter: ChatPerson; petId: number };
  /** What the moves of bookings said: it is forgotten when they are delivered. */
  const said = new Map<number, unknown>();

  beforeEach(async () => {
    said.clear();
    server.current.clock.set(testStart);
    Object.assign(pair, await makePair(db()));
    await makeRoom(db(), pair);
    const [pet] = await db().select().from(pets).where(eq(pets.profileId, pair.owner.profileId));
    pair.petId = pet?.id ?? 0;
  });

  async function call(method: string, path: string, { token: as }: ChatPerson, body: object = {}) {
    const answer = await server.current.call(method, path, { as, body });
    expect(answer.statusCode, answer.body).toBe(200);
    for (const { id, payload } of await db().select().from(outboxEvents).where(isMoveWaiting)) {
      said.set(id, payload);
    }
    await server.current.relay.drain();
    return answer.json().data;
  }

  /** The owner asks for walks over three days, or to meet. */
  async function ask(change: object = {}): Promise<number> {
    const booking = await call("POST", "/api/booking", pair.owner, {
      other_profile_id: pair.sitter.profileId,
      kind: "booking",
      service_type: "dog_walking_service",
      pet_ids: [pair.petId],
      ...december,
      visits: ["09:00", "16:00"],
      place: "owner_home",
      details: "De sleutel ligt onder de mat, bel 06 12345678.",
      ...change,
    });
    return booking.id;
  }

  async function accepted(change: object = {}): Promise<number> {
    const id = await ask(change);
    await call("PUT", `/api/booking/${id}/status`, pair.sitter, { status: "accepted" });
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

  return { server, db, pair, said, call, ask, accepted, toldTo, mailsTo };
}
