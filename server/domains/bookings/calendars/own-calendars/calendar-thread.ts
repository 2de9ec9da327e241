import { answerInThread } from "#server/platform/own-thread.ts";
import { busyTimesIn, NotACalendar } from "./busy-times.ts";
import type { CalendarAnswer, CalendarQuestion } from "./calendar-reader.ts";

answerInThread<CalendarQuestion, CalendarAnswer>(({ text, from, until, ownEvents }) => {
  try {
    return {
      times: busyTimesIn(text, { from: new Date(from), until: new Date(until), ownEvents }),
    };
  } catch (error) {
    if (error instanceof NotACalendar) return { times: null };
    throw error;
  }
});
