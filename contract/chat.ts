import * as z from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { yesNo } from "./shared/forms.ts";
import { id, pathId } from "./shared/ids.ts";
import { newPassword } from "./shared/passwords.ts";
import { emailAddress, line, paragraphs } from "./shared/text.ts";

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

/** How far two profiles are in contact; a room in which nobody has written has none. */
export const contactStatuses = ["pending", "accepted", "declined", "closed"] as const;
export const closedReasons = ["timeout", "blocked", "deleted"] as const;

export const messageMaxLength = 4_000;

/** An account and a first message to somebody, in one form. */
export const newContactForm = z.object({
  firstName: line(60),
  email: emailAddress,
  password: newPassword,
  message: paragraphs(messageMaxLength),
  terms: yesNo.refine((accepted) => accepted, { message: "termsNeeded" }),
  isAdult: yesNo.refine((adult) => adult, { message: "tooYoung" }),
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
    body: newContactForm.extend({ device: line(80).optional() }),
    status: 201,
    response: z.object({ token: z.string(), chatRoomId: id }),
  }),
};
