import { useEffect, useState } from "react";
import type { BookingConflicts } from "#contract/bookings/booking-periods.ts";
import type { CallInput } from "#contract/endpoints.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";

type ConflictQuestion = CallInput<"bookings.hasConflictingBookings">["body"];
type Found = Pick<BookingConflicts, "conflicts" | "otherUnavailable">;
const none: Found = { conflicts: [], otherUnavailable: false };

/**
 * What the reader has planned already in these days, and whether the sitter's calendar shows them as taken;
 * null asks nothing. It only warns: when it can't be had, nothing is said, and the server still looks when
 * somebody says yes.
 */
export function useConflicts(
  question: ConflictQuestion | null,
  /** For who is still typing. */
  waitMs = 0,
): Found {
  const [found, setFound] = useState({ about: "", answer: none });
  const about = question ? JSON.stringify(question) : "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` stands for the question, whose object is new on every render.
  useEffect(() => {
    if (!question) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await api.call(
          "bookings.hasConflictingBookings",
          { body: question },
          { signal: asking.signal },
        );
        if (!asking.signal.aborted) setFound({ about, answer });
      } catch (error) {
        if (!asking.signal.aborted) logError("conflicting bookings not known", error);
      }
    }, waitMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [about, waitMs]);

  return found.about === about ? found.answer : none;
}
