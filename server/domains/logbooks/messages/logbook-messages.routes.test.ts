import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { logbookImages } from "#server/db/schema/logbooks.ts";
import { logbookTelling } from "#tests/setup/logbooks/logbook-messages.ts";
import { connectSocket } from "#tests/setup/socket.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { tellChanged } from "../logbook-changes.service.ts";

const { server, db, stay, minutes, call, check, activity, openEntry, image } = logbookTelling();
const ago = (count: number) =>
  new Date(server.current.clock.now().getTime() - count * 60_000).toISOString();

type Told = {
  id: number;
  type: string;
  read: boolean;
  params: Record<string, unknown>;
  image?: { url: string };
  allowed_actions: string[];
};
async function messagesOf({ token }: { token: string }): Promise<Told[]> {
  const rows: Told[] = await call("GET", `/api/chatRooms/${stay.roomId}/messages`, token);
  return rows.toReversed();
}
const told = () => messagesOf(stay.owner);
const unread = async () => {
  const rooms = await server.current.call("GET", "/api/chatRooms", { as: stay.owner.token });
  return rooms.json().unread_messages_count;
};

describe("the owner is told in the chat", () => {
  it("that somebody came, and the sitter is not", async () => {
    await check("check_in");
    const [message] = await told();
    expect(message).toMatchObject({
      type: "LOGBOOK_CHECK_IN",
      read: false,
      allowed_actions: ["viewLogbook"],
      params: {
        logbook_id: stay.logbookId,
        visits: 1,
        checked_in_at: "2026-11-15T09:30:00Z",
      },
    });
    expect(await messagesOf(stay.sitter)).toEqual([]);
    expect(await unread()).toBe(1);
  });

  it("ten things of five minutes in one message, and the next in another", async () => {
    await check("check_in");
    for (let count = 0; count < 10; count += 1) {
      await activity(count % 2 ? "cuddled" : "played");
      server.current.clock.advance(29_000);
    }
    const [, gathered, ...more] = await told();
    expect(more).toEqual([]);
    expect(gathered).toMatchObject({
      type: "LOGBOOK_UPDATE",
      params: { activities: 10, kinds: "played,cuddled" },
    });
    expect(await unread()).toBe(2);
    server.current.clock.advance(10_000);
    await activity("water");
    expect((await told()).map(({ params }) => params.activities)).toEqual([undefined, 10, 1]);
  }, 60_000);

  it("the last picture, which only the two may see, live in the open room", async () => {
    await server.current.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.current.app.server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}`;
    const { subscribe, heard, socket } = await connectSocket(address, stay.owner.token);
    expect(await subscribe(`chat.${stay.roomId}`)).toBe("ok");
    await check("check_in");
    const entryId = await openEntry();
    await activity("fed");
    await image(entryId);
    const last = await image(entryId);
    const [, gathered] = await told();
    const [row] = await db().select().from(logbookImages).where(eq(logbookImages.id, last));
    expect(gathered).toMatchObject({
      type: "LOGBOOK_IMAGE",
      params: { images: 2, activities: 1, image_id: last },
      image: { url: `/files/private/${row?.key}/1280.webp` },
    });
    expect(JSON.stringify(gathered?.params)).not.toContain(row?.key);
    const sent = () =>
      heard.flatMap(({ event, payload }) =>
        event === "message.sent" ? [(payload as { message: Told }).message.id] : [],
      );
    const id = gathered?.id;
    await expect.poll(sent).toEqual([expect.any(Number), id, id, id]);
    socket.close();
  });

  it("again, when more came to what they had read", async () => {
    await check("check_in");
    await activity("fed");
    await call("PUT", `/api/chatRooms/${stay.roomId}/markAsRead`, stay.owner.token);
    expect(await unread()).toBe(0);
    await activity("played");
    expect(await unread()).toBe(1);
    await activity("water");
    expect(await unread()).toBe(1);
    expect((await told()).map(({ read }) => read)).toEqual([true, false]);
  });

  it("that somebody left, and how long they were there; and that they are back", async () => {
    await check("check_in");
    minutes(34);
    await activity("litter_cleaned");
    minutes(1);
    await check("check_out");
    const [, left] = await told();
    expect(left?.params).toMatchObject({ activities: 1, minutes: 35 });
    minutes(1);
    await check("undo_check_out");
    const [, back, ...more] = await told();
    expect(more).toEqual([]);
    expect(back?.params).toMatchObject({ is_back: true });
    expect(back?.params.checked_out_at).toBeUndefined();
  });

  it("of a visit without network in one message, when it was", async () => {
    const sent_at = ago(0);
    const happened = (count: number) => ({ happened_at: ago(count), sent_at });
    await check("check_in", happened(180));
    await activity("fed", happened(175));
    await activity("walked", happened(170));
    await check("check_out", happened(150));
    const messages = await told();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      type: "LOGBOOK_CHECK_IN",
      params: {
        is_late: true,
        visits: 1,
        activities: 2,
        checked_in_at: "2026-11-15T06:30:00Z",
        checked_out_at: "2026-11-15T07:00:00Z",
        minutes: 30,
      },
    });
    expect(await unread()).toBe(1);
  });

  it("once, though it is sent twice", async () => {
    const client_id = randomUUID();
    await check("check_in", { client_id });
    await check("check_in", { client_id });
    const same = randomUUID();
    await activity("fed", { client_id: same });
    await activity("fed", { client_id: same });
    expect((await told()).map(({ params }) => params.activities)).toEqual([undefined, 1]);
  });

  it("nothing of their own doing", async () => {
    await call("PUT", `/api/logbooks/${stay.logbookId}`, stay.owner.token, {
      notes: "Sleutel binnen.",
    });
    expect(await told()).toEqual([]);
  });
});

describe("what was taken away is not told any more", () => {
  it("a picture: the one before it is shown", async () => {
    await check("check_in");
    const entryId = await openEntry();
    const [first, last] = [await image(entryId), await image(entryId)];
    const remove = async (imageId: number) => {
      const ctx = testContext(server.current.platform, {});
      await db().transaction(async (tx) => {
        await tx.delete(logbookImages).where(eq(logbookImages.id, imageId));
        const change = { change: "removed", by: "pet_sitter", imageId, entryId } as const;
        await tellChanged({ ...ctx, db: tx }, { logbook: { id: stay.logbookId }, ...change });
      });
      await server.current.relay.drain();
    };
    await remove(last);
    const [, one] = await told();
    expect(one).toMatchObject({ type: "LOGBOOK_IMAGE", params: { images: 1, image_id: first } });
    await remove(first);
    const [, none] = await told();
    expect(none?.type).toBe("LOGBOOK_UPDATE");
    expect(none?.image).toBeUndefined();
  });

  it("something that was done", async () => {
    await check("check_in");
    await activity("fed");
    const { id } = await activity("played");
    await call("POST", `/api/logbooks/updateServiceActivity/${id}`, stay.sitter.token, {
      is_removed: true,
    });
    const [, gathered] = await told();
    expect(gathered?.params).toMatchObject({ activities: 1, kinds: "fed" });
  });
});

it("a change of what was written is no news", async () => {
  await check("check_in");
  const { id } = await activity("fed");
  minutes(6);
  await call("POST", `/api/logbooks/updateServiceActivity/${id}`, stay.sitter.token, {
    note: "Een half bakje.",
  });
  expect(await told()).toHaveLength(2);
});

it("the hint leads both to the logbook while it goes on", async () => {
  const hintOf = async (as: string) => {
    const rooms = await server.current.call("GET", "/api/chatRooms", { as });
    const { next_action, logbook_id } = rooms.json().data[0];
    return [next_action, logbook_id];
  };
  expect(await hintOf(stay.owner.token)).toEqual(["ViewLogbook", stay.logbookId]);
  expect(await hintOf(stay.sitter.token)).toEqual(["GoToLogbook", stay.logbookId]);
});
