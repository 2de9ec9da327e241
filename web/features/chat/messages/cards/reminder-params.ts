import type { Message } from "#contract/messages.ts";
import type { ReminderParams } from "#contract/reminders/reminder-messages.ts";

type Read = Pick<
  ReminderParams,
  "bookingId" | "logbookId" | "petNames" | "at" | "times" | "isAnswered"
>;

/** Without zod, as a conversation is read without it; what is not as expected is left out. */
export function readReminderParams(params: Message["params"]): Read {
  const { bookingId, logbookId, petNames, at, times, isAnswered } = params ?? {};
  return {
    ...(isId(bookingId) ? { bookingId } : {}),
    ...(isId(logbookId) ? { logbookId } : {}),
    ...(typeof petNames === "string" ? { petNames } : {}),
    ...(typeof at === "string" && !Number.isNaN(Date.parse(at)) ? { at } : {}),
    ...(typeof times === "string" && /^\d\d:\d\d(,\d\d:\d\d)*$/.test(times) ? { times } : {}),
    isAnswered: isAnswered === true,
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
