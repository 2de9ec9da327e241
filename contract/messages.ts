import * as z from "zod";
import { profileType } from "./profiles.ts";
import { instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";
import { integerBetween, yesNo } from "./shared/validation/inputs.ts";
import { paragraphs } from "./shared/validation/text.ts";

/** The kinds of message: what people write, and what the product says in a room. */
export const messageTypes = [
  "TEXT",
  "IMAGE",
  "DECLINE",
  "REVIEW_REQUEST",
  "REVIEW_RECEIVED",
  "ACCEPT_BOOKING",
  "BOOKING_STATUS_SET",
  "CREATE_NEW_BOOKING",
  "INTERESTED_IN_BOOKING",
  "NOT_INTERESTED_IN_BOOKING_RESPONSE",
  "INTAKE_FORM_FILLED_OUT",
  "REMINDER_24H",
  "REMINDER_1H",
  "REMINDER_5AM",
  "REMINDER_SEND_PICTURE",
  "REMINDER_CHECK_IN",
  "REMINDER_PLANNING",
  "REMINDER_INTRODUCTION",
  "BOOKING_CANCEL_NOTIFICATION",
  "LOGBOOK_UPDATE",
  "LOGBOOK_CHECK_IN",
  "LOGBOOK_IMAGE",
  "WELCOME",
  "INTAKE_FORM_DATA_IMPORTED",
  "INTAKE_FORM_DATA_MUST_BE_FILLED",
  "REMINDER_DEACTIVATE_REQUEST",
] as const;
export const messageType = z.enum(messageTypes);
export type MessageType = z.infer<typeof messageType>;

export const messageMaxLength = 4_000;
/** What browsers scale a picture to, by its longer side. */
export const messageImageMaxSide = 1_280;

/** What in a text calls for care as long as two people don't know each other. */
export const cautions = ["phone", "email", "address", "link"] as const;
export const caution = z.enum(cautions);
export type Caution = z.infer<typeof caution>;

/** What a reader may do with a message; the buttons of what the product says. */
export const messageActions = [
  "hide",
  "report",
  "scheduleIntroduction",
  "scheduleBooking",
  "refuseIndication",
  "acceptBooking",
  "declineBooking",
  "viewBooking",
  "scheduleNewBooking",
  "fillIntake",
  "readIntake",
  "viewLogbook",
  "callSitter",
  "findOthers",
  "deactivateRequest",
  "keepRequest",
  "writeReview",
  "readReview",
] as const;
export type MessageAction = (typeof messageActions)[number];

/** A message as one of the two readers sees it. */
export const message = z.object({
  id,
  chatRoomId: id,
  type: messageType,
  /** Absent for what the product says. */
  sentBy: profileType.optional(),
  isOwn: z.boolean(),
  /** Absent without words, and when it was taken back. */
  message: z.string().optional(),
  image: storedImage.optional(),
  /** What a message of the product is about; readers make it a sentence in their own language. */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  read: z.boolean(),
  /** Taken back by its sender. */
  isHidden: z.boolean(),
  /** Waits until its writer has confirmed their e-mail address. */
  isWaiting: z.boolean(),
  /** Shown to the receiver while the contact is pending. */
  cautions: z.array(caution),
  allowedActions: z.array(z.enum(messageActions)),
  createdAt: instant,
});
export type Message = z.infer<typeof message>;

const roomId = integerBetween(1, 999_999_999);

/** Words, a picture, or both; to a room, or to a profile to begin with. */
export const messageForm = z.object({
  message: paragraphs(messageMaxLength).optional(),
  chatRoomId: roomId.optional(),
  profileId: roomId.optional(),
});

const messageParams = z.object({ id: pathId });
const answer = z.object({ data: message });

export const messagesEndpoints = {
  send: endpoint({
    method: "POST",
    path: "/api/messages",
    access: "user",
    summary: "Sends a message with words, a picture or both.",
    limit: "messages",
    body: messageForm,
    multipart: { image: { maxFiles: 1 } },
    status: 201,
    response: answer,
  }),
  markAsRead: endpoint({
    method: "PUT",
    path: "/api/messages/{id}/markAsRead",
    access: "user",
    summary: "This message and those before it are read.",
    repeatable: true,
    params: messageParams,
    body: z.object({ read: yesNo.default(true) }),
    response: answer,
  }),
  hide: endpoint({
    method: "PUT",
    path: "/api/messages/{id}/hide",
    access: "user",
    summary: "Takes an own message back; both see that there was one.",
    repeatable: true,
    params: messageParams,
    response: answer,
  }),
  decline: endpoint({
    method: "POST",
    path: "/api/messages/decline",
    access: "user",
    summary: "Ends the contact kindly; whoever declined may write again.",
    limit: "messages",
    body: z.object({ chatRoomId: roomId, message: paragraphs(messageMaxLength).optional() }),
    status: 201,
    response: answer,
  }),
  indicateInterest: endpoint({
    method: "POST",
    path: "/api/messages/indicateInterestInBooking",
    access: "user",
    summary: "A sitter would like to meet or to be booked; the owner gets a button for it.",
    limit: "messages",
    body: z.object({ chatRoomId: roomId, forIntroduction: yesNo }),
    status: 201,
    response: answer,
  }),
  refuseIndication: endpoint({
    method: "POST",
    path: "/api/messages/notInterestedInIndication",
    access: "user",
    summary: "The owner answers that it isn't needed.",
    limit: "messages",
    body: z.object({ messageId: roomId }),
    status: 201,
    response: answer,
  }),
};
