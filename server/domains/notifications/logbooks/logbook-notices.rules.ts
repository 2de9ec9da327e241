import type { LogbookMessageParams } from "#contract/logbooks/logbook-messages.ts";
import type { LogbookNotificationType } from "#contract/notifications.ts";

/*
  What the owner is told of a logbook besides the chat. It follows the messages there: one row of the list
  for each, which grows as its message does. Only the first of it rings; a picture that joins takes the
  place of what was pushed, without a sound. Mailed is what somebody who is away wants to know though they
  look at nothing: that it has begun, that nobody came, and that the report is there.
*/
export const mailedTypes = [
  "logbook_started",
  "logbook_visit_missed",
  "logbook_report_ready",
] as const satisfies readonly LogbookNotificationType[];
export type MailedLogbookType = (typeof mailedTypes)[number];

type Told = { isFirst: boolean; told: Pick<LogbookMessageParams, "visits"> };

export function noticeTypeOf({ isFirst, told }: Told): LogbookNotificationType {
  if (isFirst) return "logbook_started";
  return (told.visits ?? 0) > 0 ? "logbook_checked_in" : "logbook_updated";
}

export type Ringing = "aloud" | "quiet" | "none";

export function ringingOf({
  isNew,
  hasNewImage,
}: {
  isNew: boolean;
  hasNewImage: boolean;
}): Ringing {
  if (isNew) return "aloud";
  return hasNewImage ? "quiet" : "none";
}

/** A report of nothing is none. */
export function isWorthReporting({ visits }: { visits: number }): boolean {
  return visits > 0;
}
