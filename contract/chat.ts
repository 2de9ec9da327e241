import * as z from "zod";
import { message, messageMaxLength } from "./messages.ts";
import { petName, sharedPet } from "./pets.ts";
import { profileType } from "./profiles.ts";
import { instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";
import { paginated, pagingQuery, streamCursor } from "./shared/paging.ts";
import { channel } from "./shared/realtime.ts";
import { integerBetween, yesNo } from "./shared/validation/inputs.ts";
import { newPassword } from "./shared/validation/passwords.ts";
import { emailAddress, line, paragraphs } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";

/** How far two profiles are in contact; a room in which nobody has written has none. */
export const contactStatuses = ["pending", "accepted", "declined", "closed"] as const;
export const contactStatus = z.enum(contactStatuses);
export type ContactStatus = z.infer<typeof contactStatus>;
export const closedReasons = ["timeout", "blocked", "banned", "deleted"] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** While the other side has not answered, whoever began may write this often. */
export const messagesWhilePending = 3;

/** What a room is about now. */
export const contactKinds = ["introduction", "booking", "logbook"] as const;

/** What this side could do next. */
export const nextActions = [
  "ScheduleIntroduction",
  "ScheduleBooking",
  "FillIntake",
  "ViewIntakeForm",
  "GoToLogbook",
  "ScheduleNewBooking",
  "ViewLogbook",
  "ProposeIntroduction",
  "ProposeBooking",
] as const;
export type NextAction = (typeof nextActions)[number];

/** What a sitter would like: to meet, or to be booked. */
export const wishKinds = ["introduction", "booking"] as const;
export type WishKind = (typeof wishKinds)[number];

/** What the viewer may do in a room; the browser derives no rule again. */
export const roomActions = [
  "write",
  "decline",
  "indicateInterest",
  "archive",
  "block",
  "report",
] as const;
export type RoomAction = (typeof roomActions)[number];

/** Why the viewer can't write; the words are the browser's. */
export const writeObstacles = ["awaitingReply", "contactDeclined", "contactClosed"] as const;

/** One of the two sides, as the viewer may see it. */
export const roomProfile = z.object({
  /** Absent when the profile was deleted. */
  id: id.optional(),
  profileType,
  /** Absent when the profile was deleted: readers say so in their own language. */
  firstName: z.string().optional(),
  city: z.string().optional(),
  citySlug: z.string().optional(),
  picture: storedImage.optional(),
  /** An owner's active request. */
  requestId: id.optional(),
  /** A sitter whose page is open. */
  isFindable: z.boolean(),
  isDeleted: z.boolean(),
  isOwn: z.boolean(),
  lastActiveAt: instant.optional(),
  /** The other side, at their screen right now; only to who was accepted as a contact. */
  isOnline: z.boolean(),
  user: z.object({
    /** To block; absent when the account is gone. */
    id: id.optional(),
    /** Filled for the viewer alone. */
    favorites: z.array(id),
  }),
});
export type RoomProfile = z.infer<typeof roomProfile>;

/** A room as one of its two users sees it. */
export const chatRoom = z.object({
  id,
  /** The owner first, then the sitter. */
  profiles: z.array(roomProfile),
  lastMessage: message.optional(),
  unreadMessagesCount: z.int(),
  acceptanceStatus: contactStatus.optional(),
  closedReason: z.enum(closedReasons).optional(),
  /** Who began, and who declined: the viewer or the other one. */
  isInitiator: z.boolean(),
  isDecliner: z.boolean(),
  archived: z.boolean(),
  isBlockedByViewer: z.boolean(),
  nextAction: z.enum(nextActions).optional(),
  contactKind: z.enum(contactKinds).optional(),
  /** The owner's active request. */
  requestId: id.optional(),
  requestTitle: z.string().optional(),
  /** The owner's, as far as the viewer may know of them. */
  pets: z.array(petName),
  /** What the sitter has said they would like, and the owner has not answered. */
  openWish: z.enum(wishKinds).optional(),
  bookingId: id.optional(),
  /** Of what goes on, begins today, or was the last. */
  logbookId: id.optional(),
  allowedActions: z.array(z.enum(roomActions)),
  writeObstacle: z.enum(writeObstacles).optional(),
  lastActivityAt: instant,
});
export type ChatRoom = z.infer<typeof chatRoom>;

/** An account and a first message to somebody, in one form. */
export const newContactForm = z.object({
  firstName: line(60),
  email: emailAddress,
  password: newPassword,
  message: paragraphs(messageMaxLength),
  terms: yesNo.refine((accepted) => accepted, rule("termsNeeded")),
  isAdult: yesNo.refine((adult) => adult, rule("tooYoung")),
});

const roomParams = z.object({ id: pathId });
const roomAnswer = z.object({ data: chatRoom });
const roomList = paginated(chatRoom).extend({
  /** Over all rooms that are not archived. */
  unreadMessagesCount: z.int(),
  /** The same of the user's other profile. */
  otherUnreadMessagesCount: z.int(),
});

export const chatEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/chatRooms",
    access: "user",
    summary: "The rooms of the profile in use, the latest activity first.",
    query: pagingQuery.extend({
      archived: yesNo.default(false),
      /** Part of the other side's name. */
      name: z.string().trim().max(60).optional(),
    }),
    response: roomList,
  }),
  listDeleted: endpoint({
    method: "GET",
    path: "/api/chatRooms/deleted",
    access: "user",
    summary: "Rooms whose other profile was deleted; to read only.",
    query: pagingQuery,
    response: roomList,
  }),
  findWithProfile: endpoint({
    method: "GET",
    path: "/api/chatRooms/profile/{profileId}",
    access: "user",
    summary: "The room with this profile.",
    params: z.object({ profileId: pathId }),
    response: roomAnswer,
  }),
  open: endpoint({
    method: "POST",
    // The id of a profile; the name is the one that the path has for other methods.
    path: "/api/chatRooms/{id}",
    access: "user",
    summary: "Finds or makes the room with the profile of this id.",
    params: roomParams,
    response: roomAnswer,
  }),
  get: endpoint({
    method: "GET",
    path: "/api/chatRooms/{id}",
    access: "user",
    summary: "A room of the user's.",
    params: roomParams,
    response: roomAnswer,
  }),
  listMessages: endpoint({
    method: "GET",
    path: "/api/chatRooms/{id}/messages",
    access: "user",
    summary: "Messages of a room, the newest first.",
    params: roomParams,
    // The one list that takes an offset, as it always has; our own screens read on by the cursor.
    query: streamCursor.extend({
      offset: integerBetween(0, 10_000_000).default(0),
      limit: integerBetween(1, 100).default(30),
    }),
    response: z.object({ data: z.array(message), hasMore: z.boolean() }),
  }),
  listPets: endpoint({
    method: "GET",
    path: "/api/chatRooms/{id}/pets",
    access: "user",
    summary: "The owner's pets, for themselves and for a sitter whom they are in contact with.",
    params: roomParams,
    response: z.object({ data: z.array(sharedPet) }),
  }),
  archive: endpoint({
    method: "PUT",
    path: "/api/chatRooms/{id}/archive",
    access: "user",
    summary: "Puts a room away, or brings it back; the other side doesn't notice.",
    repeatable: true,
    params: roomParams,
    body: z.object({ archived: yesNo }),
    response: roomAnswer,
  }),
  markAsRead: endpoint({
    method: "PUT",
    path: "/api/chatRooms/{id}/markAsRead",
    access: "user",
    summary: "All that was received in a room is read.",
    repeatable: true,
    params: roomParams,
    response: roomAnswer,
  }),
};

export const chatRoomUpdates = channel({
  name: "chat-room-updates.{userId}",
  events: { "chat-room-updates": z.object({ profileId: id, chatRoom }) },
});

/** On which of the reader's profiles the room is. */
const ofReader = { profileId: id };

/**
 * The two users of a room share it, and each hears it their own way: `isOwn`, `cautions` and the like
 * are the reader's.
 */
export const chatChannel = channel({
  name: "chat.{roomId}",
  events: {
    "message.sent": z.object({ ...ofReader, message }),
    "message.deleted": z.object({ ...ofReader, message }),
    /** All messages of the other side up to this one. */
    "message.read": z.object({ ...ofReader, chatRoomId: id, readUntil: id, readBy: profileType }),
    /** What it means for the reader is in the room that `chat-room-updates` brings. */
    "chat.acceptance_status": z.object({
      ...ofReader,
      chatRoomId: id,
      acceptanceStatus: contactStatus.optional(),
      closedReason: z.enum(closedReasons).optional(),
    }),
    typing: z.object({ ...ofReader, chatRoomId: id, profileType, isTyping: z.boolean() }),
  },
  clientEvents: {
    /** The other side hears it, no oftener than a person can begin and stop. */
    typing: {
      schema: z.object({ isTyping: z.boolean() }),
      limit: { count: 30, perMs: 10_000 },
    },
  },
});

export const contactEndpoints = {
  registerUserAsNewContact: endpoint({
    method: "POST",
    path: "/api/registerUserAsNewContact/{profileId}",
    access: "public",
    summary: "Makes an account, a room with this profile and a first message in it, and logs in.",
    csrf: true,
    limit: "auth",
    params: z.object({ profileId: pathId }),
    body: newContactForm.extend({
      device: line(80).optional(),
      /** As in signing up by the form: of the invitation that was followed. */
      invitation: z.string().max(100).optional(),
    }),
    status: 201,
    response: z.object({ token: z.string(), chatRoomId: id }),
  }),
};
