import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { retentionDays } from "#contract/privacy/retention.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { messages } from "../schema/chat.ts";
import {
  entries,
  erased,
  imageMeasures,
  measures,
  ofAccount,
  ofOwner,
  ofSitter,
  personal,
  picture,
  until,
  withProfile,
} from "./entries.ts";

/** What one side of a room may read: not what waits, was taken back, or is said to the other alone. */
const readableBy = (side: ProfileType) =>
  or(
    eq(messages.sentBy, side),
    and(
      isNotNull(messages.deliveredAt),
      isNull(messages.hiddenAt),
      or(isNull(messages.forSide), eq(messages.forSide, side)),
    ),
  );

const both = ["owner", "sitter"] as const;
const stays = { leaving: { stays: "messages" } } as const;
const withRoom = until("the second of the two has gone");
const ofRoom = {
  owner: { through: "chatRoomId", table: "chatRooms", as: "owner" },
  sitter: { through: "chatRoomId", table: "chatRooms", as: "sitter" },
} as const;

const ofRequest = {
  why: "profile",
  keep: withProfile,
  people: { owner: { through: "requestId", table: "requests", as: "owner" } },
} as const;

export const contactEntries = entries({
  requests: {
    row: "what an owner looks for",
    why: "profile",
    ...ofOwner,
    theirs: [
      "title description serviceTypes startOn endOn lastOn recurring weekdays startTime endTime",
      "budgetCents budgetUnit isActivated",
    ],
    plain: "viewCount",
  },
  requestAnimals: { row: "an animal that a request is for", ...ofRequest, theirs: "petId" },
  requestImages: { row: "the picture of a request", ...ofRequest, picture: "key", plain: measures },
  requestViews: {
    row: "that somebody looked at a request today; not who",
    why: "running",
    keep: erased("the next day", "requests.forget-viewers"),
    people: { visitor: null },
    theirs: "visitor",
    plain: "viewedOn",
  },
  chatRooms: {
    row: "the conversation of an owner and a sitter",
    why: "contact",
    keep: withRoom,
    people: { owner: { profile: "ownerProfileId" }, sitter: { profile: "sitterProfileId" } },
    ...stays,
    theirs: "acceptanceStatus initiatedBy declinedBy closedReason",
    plain: "statusBeforeClosing reachEndedAt",
  },
  chatRoomSides: {
    row: "what a conversation is to one of the two",
    why: "contact",
    keep: withRoom,
    people: ofRoom,
    ...stays,
    theirs: "hasOpened isArchived",
    plain: "side unreadMessagesCount remindAt",
  },
  contactBeginnings: {
    row: "that somebody wrote to somebody new",
    why: "money",
    ...ofAccount,
    theirs: "profileType chatRoomId isFree",
  },
  messages: {
    row: "a message, of one of the two or of the product",
    why: "contact",
    keep: withRoom,
    people: {
      owner: { ...ofRoom.owner, only: readableBy("pet_owner") },
      sitter: { ...ofRoom.sitter, only: readableBy("pet_sitter") },
    },
    ...stays,
    theirs: "sentBy causedBy params",
    plain: `type forSide cautions ${imageMeasures}`,
    but: {
      text: personal(both, {
        ...stays,
        keep: erased(
          `as the room; ${retentionDays.takenBackMessage} days after it was taken back`,
          "chat.erase-taken-back",
        ),
      }),
      imageKey: picture(both, stays),
    },
  },
  responseStandings: {
    row: "how a sitter answers new contacts",
    why: "trust",
    ...ofSitter,
    theirs: "contacts responseRate responseMinutes",
  },
});
