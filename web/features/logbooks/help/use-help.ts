import { useEffect, useState } from "react";
import type { Logbook } from "#contract/logbooks.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { logError } from "#web/lib/browser/log.ts";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { addDays } from "#web/lib/time/calendar-days.ts";
import { type HelpFacts, helpFactsOf } from "./help-facts.ts";

/**
 * Whom to call, fetched ahead of time and kept on the device: it is needed when there is no time, and
 * perhaps no network. Null while nothing is known.
 */
export function useHelp(
  { id, bookingId, endDate }: Pick<Logbook, "id" | "bookingId" | "endDate">,
  { isWanted, today }: { isWanted: boolean; today: string },
): HelpFacts | null {
  const isOnline = useOnline();
  const [facts, setFacts] = useState<HelpFacts | null>(null);

  useEffect(() => {
    forgetOldHelp(today);
    if (!isWanted) return;
    setFacts(readHelp(id));
    if (!isOnline || bookingId === undefined) return;
    const stopped = new AbortController();
    const stopWaiting = whenIdle(() => {
      fetchHelp(bookingId, stopped.signal)
        .then((fetched) => {
          writeHelp(id, { until: addDays(endDate, 1), facts: fetched });
          setFacts(fetched);
        })
        .catch((error: unknown) => {
          if (!stopped.signal.aborted) logError("help not fetched", error);
        });
    });
    return () => {
      stopWaiting();
      stopped.abort();
    };
  }, [id, bookingId, endDate, isWanted, isOnline, today]);

  return facts;
}

async function fetchHelp(bookingId: number, signal: AbortSignal): Promise<HelpFacts> {
  const input = { params: { id: String(bookingId) } };
  const [{ data: booking }, form] = await Promise.all([
    api.call("bookings.get", input, { signal }),
    api.call("intakeForms.get", input, { signal }).then(
      ({ data }) => data,
      (error: unknown) => {
        // The sitter can't read it any more, or there is none.
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      },
    ),
  ]);
  return helpFactsOf(booking, form);
}

/**
 * Kept in the browser for as long as the stay lasts, so that it can be read without network. Its key is
 * among those that logging out clears (`draftKeyParts`).
 */
const prefix = "logbookHelp-";
type Stored = { until: string; facts: HelpFacts };

export function readHelp(logbookId: number, storage = browserStorage("local")): HelpFacts | null {
  const stored = readDraft(prefix + logbookId, storage) as Partial<Stored> | null;
  return stored?.facts ?? null;
}

export function writeHelp(
  logbookId: number,
  stored: Stored,
  storage = browserStorage("local"),
): void {
  writeDraft(prefix + logbookId, stored, storage);
}

/** Of stays that are over nothing is left behind. */
export function forgetOldHelp(today: string, storage = browserStorage("local")): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (!key?.startsWith(prefix)) continue;
    const stored = readDraft(key, storage) as Partial<Stored> | null;
    if (!stored?.until || stored.until < today) removeDraft(key, storage);
  }
}
