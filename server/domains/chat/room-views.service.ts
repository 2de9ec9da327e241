import type { ChatRoom } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { listPetNames } from "#server/domains/pets/shared-pets.service.ts";
import { findFaces } from "#server/domains/profiles/sitters/faces.service.ts";
import {
  favoriteIdsOf,
  favoriteIdsOfUsers,
} from "#server/domains/profiles/sitters/favorites.service.ts";
import { listActiveRequests } from "#server/domains/requests/active-requests.service.ts";
import { findBlocks, findBlocksAmong } from "#server/domains/safety/safety.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { ChatPorts } from "./chat.ports.ts";
import { presentRoom } from "./chat.presenter.ts";
import type { Room } from "./chat.repository.ts";
import { waitsForAnswer } from "./chat.rules.ts";
import {
  countSentInVain,
  findLastMessages,
  findNewestMessage,
  type MessageRow,
  selectMessages,
} from "./messages/messages.repository.ts";
import { isShownTo, type Wish, wishOf } from "./messages/messages.rules.ts";
import { noInteraction } from "./messages/next-action.rules.ts";
import { findWishes } from "./messages/wishes.repository.ts";

type RoomContext = Context & { ports: ChatPorts };
type Reader = { userId: number; side: ProfileType };

/** Rooms as the user on this side of them sees them; as many questions for fifty as for one. */
export async function describeRooms(
  ctx: RoomContext,
  { reader, rooms }: { reader: Reader; rooms: readonly Room[] },
): Promise<ChatRoom[]> {
  const { db, now, ports } = ctx;
  const { userId, side } = reader;
  if (rooms.length === 0) return [];
  const roomIds = rooms.map(({ id }) => id);
  const owners = idsOf(rooms.map(({ ownerProfileId }) => ownerProfileId));
  const sitters = idsOf(rooms.map(({ sitterProfileId }) => sitterProfileId));
  const faces = await findFaces(db, [...owners, ...sitters]);
  const requests = await listActiveRequests(db, owners);
  const pets = await listPetNames(db, owners);
  const favorites = await favoriteIdsOf(db, userId);
  const { inForce: blocked } = await findBlocks(db, userId);
  const last = await findLastMessages(db, roomIds, side);
  const facts = await ports.findInteractionFacts(ctx, roomIds);
  const wishes = await findWishes(db, roomIds);
  const unanswered = rooms.filter((room) => waitsForAnswer(room, side)).map(({ id }) => id);
  const sent = await countSentInVain(db, unanswered, side);
  return rooms.map((room) =>
    presentRoom(room, side, {
      faces,
      requests,
      pets,
      favorites,
      lastMessage: last.get(room.id),
      facts: facts.get(room.id) ?? noInteraction,
      wish: lastWish(wishes.get(room.id)),
      sentInVain: sent.get(room.id) ?? 0,
      blocked,
      now,
    }),
  );
}

/** One room for each of its readers: what doesn't depend on them is asked once, as it's done often. */
export async function describeRoomFor(
  ctx: RoomContext,
  { room, readers }: { room: Room; readers: readonly Reader[] },
): Promise<{ userId: number; chatRoom: ChatRoom }[]> {
  const { db, now, ports } = ctx;
  const owners = idsOf([room.ownerProfileId]);
  const faces = await findFaces(db, [...owners, ...idsOf([room.sitterProfileId])]);
  const requests = await listActiveRequests(db, owners);
  const pets = await listPetNames(db, owners);
  const facts = await ports.findInteractionFacts(ctx, [room.id]);
  const wishes = await findWishes(db, [room.id]);
  const userIds = readers.map(({ userId }) => userId);
  const favorites = await favoriteIdsOfUsers(db, userIds);
  const blocks = await findBlocksAmong(db, idsOf(Object.values(room.users)));
  const newest = await findNewestMessage(db, room.id);
  const described: { userId: number; chatRoom: ChatRoom }[] = [];
  for (const { userId, side } of readers) {
    const [lastMessage] =
      newest && isShownTo(side, newest)
        ? [newest]
        : await selectMessages(db, room.id, side, { offset: 0, limit: 1 });
    const isWaiting = waitsForAnswer(room, side);
    const sent = isWaiting ? await countSentInVain(db, [room.id], side) : null;
    const chatRoom = presentRoom(room, side, {
      faces,
      requests,
      pets,
      favorites: favorites.get(userId) ?? [],
      lastMessage,
      facts: facts.get(room.id) ?? noInteraction,
      wish: lastWish(wishes.get(room.id)),
      sentInVain: sent?.get(room.id) ?? 0,
      blocked: blocks.get(userId) ?? new Set(),
      now,
    });
    described.push({ userId, chatRoom });
  }
  return described;
}

function lastWish(said: Pick<MessageRow, "params"> | undefined): Wish | null {
  return said ? wishOf(said) : null;
}

function idsOf(values: readonly (number | null)[]): number[] {
  return [...new Set(values.filter((value) => value !== null))];
}
