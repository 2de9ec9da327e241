import { useEffect, useRef, useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { type AddressValues, applyFound, type Found, lookupKey } from "./address-lookup.ts";

export type LookupStatus =
  | "idle"
  | "searching"
  | "found"
  /** The city is known, the street is not. */
  | "placeOnly"
  | "notFound"
  | "unreachable";

const waitMs = 300;

export type AddressLookup = {
  status: LookupStatus;
  /** When nothing is being looked up any more; what waits to be, is looked up at once. */
  settled: () => Promise<void>;
};

/** Looks street and city up once postal code and house number are there. */
export function useAddressLookup(
  values: AddressValues,
  onChange: (changed: Partial<AddressValues>) => void,
): AddressLookup {
  const key = values.byHand ? null : lookupKey(values);
  const [status, setStatus] = useState<LookupStatus>(values.street ? "found" : "idle");
  const latest = useRef({ values, onChange });
  latest.current = { values, onChange };
  /** A saved address is not looked up again before somebody changes it. */
  const answered = useRef(values.street ? key : null);
  const running = useRef<{ start: () => Promise<void> } | null>(null);

  useEffect(() => {
    // Somebody who types by hand still reads why they had to.
    if (key === null && !latest.current.values.byHand) setStatus("idle");
    if (key === null || key === answered.current) return;
    const stop = new AbortController();
    let done: Promise<void> | null = null;
    const start = () => {
      clearTimeout(timer);
      done ??= look(key, stop.signal);
      return done;
    };
    const timer = setTimeout(() => void start(), waitMs);
    running.current = { start };
    return () => {
      clearTimeout(timer);
      stop.abort();
      running.current = null;
    };

    async function look(askedFor: string, signal: AbortSignal) {
      setStatus("searching");
      try {
        const found = await findAddress(latest.current.values, signal);
        await afterPress();
        if (signal.aborted) return;
        const changed = applyFound(latest.current.values, askedFor, found);
        answered.current = askedFor;
        if (!changed) return;
        latest.current.onChange(changed);
        setStatus(found.street ? "found" : "placeOnly");
      } catch (error) {
        await afterPress();
        if (signal.aborted) return;
        setStatus(isUnknown(error) ? "notFound" : "unreachable");
        if (!isUnknown(error)) logError("address not looked up", error);
        latest.current.onChange({ street: "", city: "", neighborhood: "" });
      }
    }
  }, [key]);

  return { status, settled: async () => running.current?.start() };
}

async function findAddress(values: AddressValues, signal: AbortSignal): Promise<Found> {
  const query = { postalCode: values.postalCode, houseNumber: values.houseNumber };
  return api.call("addresses.lookup", { query }, { signal });
}

/** There is no such address, or it can't be one; anything else is not the visitor's doing. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
