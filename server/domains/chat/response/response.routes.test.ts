import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMs, minuteMs } from "#contract/shared/durations.ts";
import { chatRooms } from "#server/db/schema/chat.ts";
import { sitterSearch } from "#server/db/schema/search.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { responseChanged } from "./response.events.ts";
import { noResponse } from "./response.rules.ts";
import { countAnswers, recountResponses } from "./response.service.ts";

/** Who heard that it is another than before. */
const told: number[] = [];
const server = testServer({
  environment: { LIMIT_MESSAGES: "1000" },
  extend: ({ outbox }) =>
    outbox.onPublish(responseChanged, async ({ profileId }) => {
      told.push(profileId);
    }),
});
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  server.current.clock.set(testStart);
  told.length = 0;
  ({ owner, sitter } = await makePair(db()));
});

const later = (ms: number) => {
  const { clock } = server.current;
  clock.set(new Date(clock.now().getTime() + ms));
};
const call = async (method: string, path: string, { token: as }: ChatPerson, body: object) => {
  const answer = await server.current.call(method, path, { as, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer;
};
const writeTo = (from: ChatPerson, to: ChatPerson) =>
  call("POST", "/api/messages", from, { profile_id: to.profileId, message: "Dag, kan het?" });
const deliverAll = () => server.current.relay.drain();
const response = async () => {
  await deliverAll();
  const { profileId } = sitter;
  return (await countAnswers(db(), [profileId])).get(profileId) ?? noResponse;
};
const page = async () =>
  (await server.current.call("GET", `/api/sitters/${sitter.profileId}`)).json().data;
const inSearch = async () =>
  (await db().select().from(sitterSearch).where(eq(sitterSearch.profileId, sitter.profileId)))[0];

/** Other owners who wrote so many days ago, and got an answer after ten minutes. */
async function answered(count: number, daysAgo = 3): Promise<void> {
  for (let nr = 0; nr < count; nr += 1) {
    const contactedAt = new Date(server.current.clock.now().getTime() - daysAgo * dayMs);
    const answeredAt = new Date(contactedAt.getTime() + 10 * minuteMs);
    await makeRoom(
      db(),
      { owner: (await makePair(db())).owner, sitter },
      { contactedAt, answeredAt },
    );
  }
}

describe("how a sitter answers", () => {
  it("is counted with the first answer, and shown with the fifth", async () => {
    await answered(3);
    await writeTo(owner, sitter);
    later(30 * minuteMs);
    await writeTo(sitter, owner);
    expect(await response()).toEqual({ contacts: 4, responseRate: 1, responseMinutes: 10 });
    expect(await page()).not.toHaveProperty("response_minutes");
    expect(await inSearch()).toMatchObject({ responseRate: null });

    const other = await makePair(db());
    await writeTo(other.owner, sitter);
    later(50 * minuteMs);
    await call("POST", "/api/messages/decline", sitter, {
      chat_room_id: await roomOf(other.owner),
    });
    expect(await response()).toEqual({ contacts: 5, responseRate: 1, responseMinutes: 10 });
    expect(await page()).toMatchObject({ response_minutes: 10, response_rate: 1 });
    expect(await inSearch()).toMatchObject({ responseRate: 1 });
    const [card] = (await server.current.call("GET", "/api/sitters?city=utrecht")).json().data;
    expect(card).toMatchObject({ id: sitter.profileId, response_minutes: 10 });
  });

  it("counts no more than once, and tells others once", async () => {
    await writeTo(owner, sitter);
    await writeTo(owner, sitter);
    later(4 * minuteMs);
    await writeTo(sitter, owner);
    later(dayMs);
    await writeTo(sitter, owner);
    expect(await response()).toEqual({ contacts: 1, responseRate: 1, responseMinutes: 4 });
    expect(told.filter((profileId) => profileId === sitter.profileId)).toHaveLength(1);
  });

  it("has nothing of those whom the sitter wrote to", async () => {
    await writeTo(sitter, owner);
    later(dayMs);
    await writeTo(owner, sitter);
    expect(await response()).toMatchObject({ contacts: 0 });
  });

  it("follows in the night: who waited for a day got no answer, and what is old goes", async () => {
    await answered(4);
    await writeTo(owner, sitter);
    expect(await response()).toMatchObject({ contacts: 4, responseRate: 1 });
    later(dayMs);
    await recountResponses(testJobContext(server.current.platform));
    expect(await response()).toMatchObject({ contacts: 5, responseRate: 0.8 });
    expect(await inSearch()).toMatchObject({ responseRate: 0.8 });
    later(88 * dayMs);
    await recountResponses(testJobContext(server.current.platform));
    expect(await response()).toEqual({ contacts: 1, responseRate: 0, responseMinutes: null });
    expect(await page()).not.toHaveProperty("response_minutes");
    expect(await inSearch()).toMatchObject({ responseRate: null });
  });

  it("blames nobody for a contact that a block put an end to", async () => {
    await writeTo(owner, sitter);
    later(2 * dayMs);
    await recountResponses(testJobContext(server.current.platform));
    expect(await response()).toMatchObject({ contacts: 1, responseRate: 0 });
    await call("PUT", `/api/user/blocks/${owner.userId}`, sitter, {});
    expect(await response()).toMatchObject({ contacts: 0, responseRate: null });
  });
});

async function roomOf({ profileId }: ChatPerson): Promise<number> {
  const [room] = await db().select().from(chatRooms).where(eq(chatRooms.ownerProfileId, profileId));
  return room?.id ?? 0;
}
