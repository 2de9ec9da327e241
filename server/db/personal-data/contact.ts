import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { retentionDays } from "#contract/privacy/retention.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { messages } from "../schema/chat.ts";
import {
  imageMeasures,
  measures,
  personal,
  picture,
  plain,
  type Register,
  until,
  withAccount,
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

export const contactEntries = {
  requests: {
    row: "what an owner looks for",
    why: "profile",
    keep: withProfile,
    people: { owner: { profile: "profileId" } },
    columns: {
      id: plain,
      profileId: plain,
      title: personal("owner"),
      description: personal("owner"),
      serviceTypes: personal("owner"),
      startOn: personal("owner"),
      endOn: personal("owner"),
      lastOn: personal("owner"),
      recurring: personal("owner"),
      weekdays: personal("owner"),
      startTime: personal("owner"),
      endTime: personal("owner"),
      budgetCents: personal("owner"),
      budgetUnit: personal("owner"),
      isActivated: personal("owner"),
      wantedAt: personal("owner"),
      firstActivatedAt: personal("owner"),
      isHidden: plain,
      viewCount: plain,
      pageChangedAt: personal("owner"),
      createdAt: personal("owner"),
    },
  },
  requestAnimals: {
    row: "an animal that a request is for",
    why: "profile",
    keep: withProfile,
    people: { owner: { through: "requestId", table: "requests", as: "owner" } },
    columns: { requestId: plain, petId: personal("owner") },
  },
  requestImages: {
    row: "the picture of a request",
    why: "profile",
    keep: withProfile,
    people: { owner: { through: "requestId", table: "requests", as: "owner" } },
    columns: {
      id: plain,
      requestId: plain,
      key: picture("owner"),
      ...measures,
      createdAt: personal("owner"),
    },
  },
  requestViews: {
    row: "that somebody looked at a request today; not who",
    why: "running",
    keep: {
      as: "erased",
      period: "the next day",
      job: "requests.forget-viewers",
    },
    people: { visitor: null },
    columns: { requestId: plain, viewedOn: plain, visitor: personal("visitor") },
  },
  chatRooms: {
    row: "the conversation of an owner and a sitter",
    why: "contact",
    keep: withRoom,
    people: { owner: { profile: "ownerProfileId" }, sitter: { profile: "sitterProfileId" } },
    columns: {
      id: plain,
      ownerProfileId: plain,
      sitterProfileId: plain,
      acceptanceStatus: personal(both, stays),
      initiatedBy: personal(both, stays),
      declinedBy: personal(both, stays),
      closedReason: personal(both, stays),
      statusBeforeClosing: plain,
      statusChangedAt: personal(both, stays),
      reachEndedAt: plain,
      contactedAt: personal(both, stays),
      answeredAt: personal(both, stays),
      lastActivityAt: personal(both, stays),
      createdAt: personal(both, stays),
    },
  },
  chatRoomSides: {
    row: "what a conversation is to one of the two",
    why: "contact",
    keep: withRoom,
    people: ofRoom,
    columns: {
      chatRoomId: plain,
      side: plain,
      hasOpened: personal(both, stays),
      isArchived: personal(both, stays),
      unreadMessagesCount: plain,
      remindAt: plain,
      mailedUntilId: plain,
    },
  },
  contactBeginnings: {
    row: "that somebody wrote to somebody new",
    why: "money",
    keep: withAccount,
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      profileType: personal("user"),
      profileId: plain,
      chatRoomId: personal("user"),
      isFree: personal("user"),
      begunAt: personal("user"),
    },
  },
  messages: {
    row: "a message, of one of the two or of the product",
    why: "contact",
    keep: withRoom,
    people: {
      owner: { ...ofRoom.owner, only: readableBy("pet_owner") },
      sitter: { ...ofRoom.sitter, only: readableBy("pet_sitter") },
    },
    columns: {
      id: plain,
      chatRoomId: plain,
      type: plain,
      sentBy: personal(both, stays),
      forSide: plain,
      causedBy: personal(both, stays),
      text: personal(both, {
        ...stays,
        keep: {
          as: "erased",
          period: `as the room; ${retentionDays.takenBackMessage} days after it was taken back`,
          job: "chat.erase-taken-back",
        },
      }),
      cautions: plain,
      params: personal(both, stays),
      imageKey: picture(both, stays),
      ...imageMeasures,
      deliveredAt: personal(both, stays),
      readAt: personal(both, stays),
      hiddenAt: personal(both, stays),
      createdAt: personal(both, stays),
    },
  },
  responseStandings: {
    row: "how a sitter answers new contacts",
    why: "trust",
    keep: withProfile,
    people: { sitter: { profile: "profileId" } },
    columns: {
      profileId: plain,
      contacts: personal("sitter"),
      responseRate: personal("sitter"),
      responseMinutes: personal("sitter"),
    },
  },
} as const satisfies Pick<
  Register,
  | "requests"
  | "requestAnimals"
  | "requestImages"
  | "requestViews"
  | "chatRooms"
  | "chatRoomSides"
  | "contactBeginnings"
  | "messages"
  | "responseStandings"
>;
