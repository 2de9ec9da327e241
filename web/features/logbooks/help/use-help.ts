import { useEffect, useState } from "react";
import type { BookingAddress } from "#contract/bookings/booking-parts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { IntakeForm } from "#contract/intake-forms.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { logError } from "#web/lib/browser/log.ts";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { addDays } from "#web/lib/time/calendar-days.ts";

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

/**
 * What a sitter needs when something goes wrong, and no more: whom to call, and where one is. No codes, no
 * names of networks: this stays on the device, where others may look.
 */
export type HelpFacts = {
  ownerPhone?: string;
  /** How to reach the owner meanwhile. */
  awayPhone?: string;
  emergency?: { name: string; phone: string; relation?: string; hasKey?: boolean };
  vet?: { name: string; phone: string; address?: string; permissionCents?: number };
  address?: BookingAddress;
};

/** The form may not be there, or not be filled in yet: what there is is better than nothing. */
export function helpFactsOf(booking: Booking, form: IntakeForm | null): HelpFacts {
  const owner = booking.profiles.find(({ profileType }) => profileType === "pet_owner");
  const { away, emergency, vet } = form?.sections ?? {};
  return {
    ...(owner?.phone ? { ownerPhone: owner.phone } : {}),
    ...(away && away.phone !== owner?.phone ? { awayPhone: away.phone } : {}),
    ...(emergency ? { emergency: emergencyOf(emergency) } : {}),
    ...(vet ? { vet: vetOf(vet) } : {}),
    ...(booking.address ? { address: booking.address } : {}),
  };
}

type Sections = IntakeForm["sections"];

function emergencyOf({ name, phone, relation, hasKey }: NonNullable<Sections["emergency"]>) {
  return { name, phone, ...(relation ? { relation } : {}), ...(hasKey ? { hasKey } : {}) };
}

function vetOf({ name, phone, address, permissionCents }: NonNullable<Sections["vet"]>) {
  return {
    name,
    phone,
    ...(address ? { address } : {}),
    ...(permissionCents === undefined ? {} : { permissionCents }),
  };
}
