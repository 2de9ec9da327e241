import path from "node:path";
import { productFolder } from "#server/db/product-folder.ts";
import { createOwnThread } from "#server/platform/own-thread.ts";
import type { BusyTime } from "./busy-days.rules.ts";

export type CalendarQuestion = { text: string; from: string; until: string; ownEvents: string };
/** Null: it is no calendar. */
export type CalendarAnswer = { times: BusyTime[] | null };

export type CalendarReader = {
  /** Null for what is no calendar, and for one that can't be read in good time. */
  read(question: CalendarQuestion): Promise<BusyTime[] | null>;
};

const threadFile = path.join(
  productFolder,
  "server/domains/bookings/calendars/own-calendars/calendar-thread.ts",
);

/**
 * Strangers write these calendars: five megabytes of events, rules that repeat for ever. They are read in
 * a thread of their own, one after the other, with a limit of time and memory; whoever writes one that
 * takes for ever keeps nobody else waiting.
 */
export function createCalendarReader({ limitMs = 15_000 } = {}): CalendarReader {
  const thread = createOwnThread<CalendarQuestion, CalendarAnswer>(threadFile, {
    limitMs,
    maxMemoryMb: 512,
  });
  let last: Promise<unknown> = Promise.resolve();

  return {
    read(question) {
      const answer = last.then(() =>
        thread.ask(question).then(
          ({ times }) => times,
          () => null,
        ),
      );
      last = answer;
      return answer;
    },
  };
}
