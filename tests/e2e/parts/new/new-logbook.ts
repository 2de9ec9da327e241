import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { inDays } from "./in-days.ts";
import { askForBooking, createPair, moveBooking, type NewPair } from "./new-booking.ts";

/** A visit as the sitter reads it. */
export type Visit = {
  check_in_time?: string;
  check_out_time?: string;
  activities: { kind: string; done_at: string }[];
  images: { id: number; taken_at: string }[];
};

export type NewLogbook = NewPair & {
  bookingId: number;
  logbookId: number;
  /** The visits that were begun. */
  visits(): Promise<Visit[]>;
};

/** Two visits a day from tomorrow on that were agreed on; who comes a day early is welcome too. */
export async function createLogbook(
  request: APIRequestContext,
  language: Locale,
): Promise<NewLogbook> {
  const pair = await createPair(request, language);
  const days = { start_date: inDays(1), end_date: inDays(3), visits: ["08:00", "18:00"] };
  const bookingId = await askForBooking(request, pair, days);
  await moveBooking(request, pair.sitter.token, `${bookingId}/status`, { status: "accepted" });
  const headers = { Authorization: `Bearer ${pair.sitter.token}` };
  const read = async (path: string) => {
    const answer = await request.get(path, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { data: { id: number; entries: Visit[] } }).data;
  };
  const { id: logbookId } = await read(`/api/booking/${bookingId}/logbook`);
  return {
    ...pair,
    bookingId,
    logbookId,
    async visits() {
      const { entries } = await read(`/api/logbooks/${logbookId}`);
      return entries.filter((entry) => entry.check_in_time);
    },
  };
}
