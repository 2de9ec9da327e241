import path from "node:path";
import { productFolder } from "#server/db/product-folder.ts";
import { createOwnThread } from "#server/platform/own-thread.ts";
import type { BusyTime } from "./busy-days.rules.ts";

export type CalendarQuestion = { text: string; from: string; until: string; ownEvents: string };
/** Null: it is no calendar. */
export type CalendarAnswer = { times: BusyTime[] | null };

type Lane = { isDoubtful?: boolean };

export type CalendarReader = {
  /** Null for what is no calendar, and for one that can't be read in good time. */
  read(question: CalendarQuestion & Lane): Promise<BusyTime[] | null>;
};

const threadFile = path.join(
  productFolder,
  "server/domains/bookings/calendars/own-calendars/calendar-thread.ts",
);

/**
 * Strangers write these calendars: five megabytes of events, rules that repeat for ever. They are read in
 * a thread of their own, one after the other, with a limit of time and memory. Those that could not be
 * read before have another one: who writes one that takes for ever keeps others waiting once, and no more.
 */
export function createCalendarReader({ limitMs = 15_000 } = {}): CalendarReader {
  const readUsual = createLane(limitMs);
  const readDoubtful = createLane(limitMs);
  return {
    read: ({ isDoubtful = false, ...question }) =>
      isDoubtful ? readDoubtful(question) : readUsual(question),
  };
}

function createLane(limitMs: number) {
  const thread = createOwnThread<CalendarQuestion, CalendarAnswer>(threadFile, {
    limitMs,
    maxMemoryMb: 512,
  });
  let last: Promise<unknown> = Promise.resolve();

  return (question: CalendarQuestion): Promise<BusyTime[] | null> => {
    const answer = last.then(() =>
      thread.ask(question).then(
        ({ times }) => times,
        () => null,
      ),
    );
    last = answer;
    return answer;
  };
}
