import { useEffect, useState } from "react";
import type { BookingConflict, BookingKind } from "#contract/bookings.ts";
import { logError } from "#web/lib/browser/log.ts";
import { type PlanValues, periodBody } from "./values/plan-values.ts";

const typingWaitMs = 400;
const none: readonly BookingConflict[] = [];

/**
 * What either of the two has planned already in these days. It only warns: when it can't be had,
 * nothing is said, and the server still looks when the sitter answers.
 */
export function useConflicts(
  values: PlanValues,
  { kind, sitterId }: { kind: BookingKind; sitterId: number },
): readonly BookingConflict[] {
  const [found, setFound] = useState({ about: "", conflicts: none });
  const period = periodBody(values, kind);
  const { serviceType } = values;
  const service = kind === "booking" && serviceType ? { serviceType } : {};
  const question = period && { ...period, ...service, otherProfileId: sitterId };
  const about = question ? JSON.stringify(question) : "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` stands for the question, whose object is new on every render.
  useEffect(() => {
    if (!question) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { fetchConflicts } = await import("./plan-calls.ts");
        const conflicts = await fetchConflicts(question, asking.signal);
        if (!asking.signal.aborted) setFound({ about, conflicts });
      } catch (error) {
        if (!asking.signal.aborted) logError("conflicting bookings not known", error);
      }
    }, typingWaitMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [about]);

  return found.about === about ? found.conflicts : none;
}
