import type { ProfileType } from "#contract/profiles.ts";
import { hourMs } from "#contract/shared/durations.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import type { chatRoomSides, chatRooms, messages } from "#server/db/schema/chat.ts";
import type { Conversation, Line, Speaker } from "./conversation.ts";

export type Cast = {
  owner: { profileId: number; firstName: string };
  sitter: { profileId: number; firstName: string };
  pet: string;
};

export type ChatRows = {
  rooms: (typeof chatRooms.$inferInsert & { id: number })[];
  sides: (typeof chatRoomSides.$inferInsert)[];
  messages: (typeof messages.$inferInsert & { id: number })[];
};

type Ids = { roomId: number; nextMessageId(): number };

const sideOf = { owner: "pet_owner", sitter: "pet_sitter" } as const satisfies Record<
  Speaker,
  ProfileType
>;

const readAfterMs = 4 * 60_000;

/** A conversation as the tables have it; nobody gets a mail about what they have not read. */
export function roomRows(
  rows: ChatRows,
  conversation: Conversation,
  cast: Cast,
  { roomId, nextMessageId }: Ids,
  now: Date,
): void {
  const { lines, status, begunBy, declinedBy, archivedBy, closedReason, unread = 0 } = conversation;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  const first = at(lines[0]?.hoursAgo ?? 0);
  const last = at(lines.at(-1)?.hoursAgo ?? 0);
  const answer = lines.find(({ by }) => by !== begunBy);
  const firstUnread = lines.length - unread;
  rows.messages.push({
    ...emptyMessage(nextMessageId(), roomId, first),
    type: "WELCOME",
    sentBy: null,
    readAt: first,
  });
  for (const [index, line] of lines.entries()) {
    const saidAt = at(line.hoursAgo);
    rows.messages.push({
      ...emptyMessage(nextMessageId(), roomId, saidAt),
      ...contentOf(line, cast),
      sentBy: sideOf[line.by],
      readAt: index < firstUnread ? new Date(saidAt.getTime() + readAfterMs) : null,
      hiddenAt: line.isTakenBack ? saidAt : null,
    });
  }
  rows.rooms.push({
    id: roomId,
    ownerProfileId: cast.owner.profileId,
    sitterProfileId: cast.sitter.profileId,
    acceptanceStatus: status,
    initiatedBy: sideOf[begunBy],
    declinedBy: declinedBy ? sideOf[declinedBy] : null,
    closedReason: closedReason ?? null,
    statusChangedAt: status === "pending" ? first : last,
    contactedAt: first,
    answeredAt: answer ? at(answer.hoursAgo) : null,
    lastActivityAt: last,
    createdAt: first,
  });
  const lastBy = lines.at(-1)?.by;
  const mailedUntilId = rows.messages.at(-1)?.id ?? 0;
  for (const speaker of ["owner", "sitter"] as const) {
    rows.sides.push({
      chatRoomId: roomId,
      side: sideOf[speaker],
      hasOpened: speaker === begunBy,
      isArchived: speaker === archivedBy,
      unreadMessagesCount: speaker === lastBy ? 0 : unread,
      mailedUntilId,
    });
  }
}

/** All rows have all columns: they are written in one statement. */
function emptyMessage(id: number, chatRoomId: number, createdAt: Date) {
  return {
    id,
    chatRoomId,
    type: "TEXT" as const,
    text: null,
    params: null,
    imageKey: null,
    imageWidths: null,
    imageWidth: null,
    imageHeight: null,
    imagePlaceholder: null,
    deliveredAt: createdAt,
    hiddenAt: null,
    createdAt,
  };
}

function contentOf({ type, text, picture, params }: Line, { owner, sitter, pet }: Cast) {
  const words = text
    ?.replaceAll("{owner}", owner.firstName)
    .replaceAll("{sitter}", sitter.firstName)
    .replaceAll("{pet}", pet);
  const image = picture ? rowOf({ kind: "known", name: picture }) : null;
  return {
    type: type ?? (words === undefined && image ? ("IMAGE" as const) : ("TEXT" as const)),
    text: words ?? null,
    params: params ?? null,
    ...(image
      ? {
          imageKey: image.key,
          imageWidths: image.widths,
          imageWidth: image.width,
          imageHeight: image.height,
          imagePlaceholder: image.placeholder,
        }
      : {}),
  };
}
