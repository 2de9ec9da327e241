import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
});

describe("being there", () => {
  const isOnlineTo = async (roomId: number, { token: as }: ChatPerson) => {
    const answer = await server.current.call("GET", `/api/chatRooms/${roomId}`, { as });
    return answer.json().data.profiles.map(({ is_online }: { is_online: boolean }) => is_online);
  };

  it("is seen by the other side, for some minutes after the last sign", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const { clock } = server.current;
    const seen = { lastActiveAt: clock.now() };
    await db().update(users).set(seen).where(eq(users.id, sitter.userId));
    expect(await isOnlineTo(roomId, owner)).toEqual([false, true]);
    clock.advance(6 * 60 * 1000);
    expect(await isOnlineTo(roomId, owner)).toEqual([false, false]);
  });

  it.each(["declined", "pending"] as const)(
    "is not told while the contact is %s",
    async (status) => {
      const roomId = await makeRoom(db(), { owner, sitter }, { acceptanceStatus: status });
      await db().update(users).set({ lastActiveAt: server.current.clock.now() });
      expect(await isOnlineTo(roomId, owner)).toEqual([false, false]);
    },
  );
});
