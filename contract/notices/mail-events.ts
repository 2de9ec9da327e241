import * as z from "zod";
import { endpoint } from "../shared/endpoint.ts";

export const mailEventTypes = [
  /** It came back for good: nobody is there. */
  "bounced",
  /** Its reader called it spam. */
  "complained",
] as const;

/** What became of a mail after the mail server had taken it, as the provider heard later. */
export const mailEvent = z.object({
  type: z.enum(mailEventTypes),
  /** Whom the mail went to; one that can't be an address is nobody's. */
  email: z.string().trim().min(1).max(320),
  /** With any offset: `2026-11-15T10:30:00+01:00`. */
  occurredAt: z.iso.datetime({ offset: true }),
});

export const mailEventsEndpoints = {
  take: endpoint({
    method: "POST",
    path: "/api/mail/events",
    access: "public",
    summary:
      "The mail provider tells of mails that came back or were called spam: those addresses get only what is strictly needed. The bearer is MAIL_EVENTS_SECRET; without that setting there is no such address.",
    body: z.object({ events: z.array(mailEvent).min(1).max(500) }),
  }),
};
