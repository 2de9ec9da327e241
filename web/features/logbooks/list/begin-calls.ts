import { api } from "#web/lib/api/browser-api.ts";
import { type OwnerChoice, ownersToBeginWith } from "./owners-to-begin-with.ts";

/** Imported dynamically. Whom a sitter can begin a logbook with. */
export async function fetchOwners(signal: AbortSignal): Promise<OwnerChoice[]> {
  const limit = 50;
  const [rooms, upcoming, past, logbooks] = await Promise.all([
    api.call("chat.list", { query: { limit } }, { signal }),
    api.call("bookings.list", { query: { filter: "upcoming", limit } }, { signal }),
    api.call("bookings.list", { query: { filter: "past", limit } }, { signal }),
    api.call("logbooks.list", { query: {} }, { signal }),
  ]);
  const bookings = [...upcoming.running, ...upcoming.data, ...past.data];
  return ownersToBeginWith(rooms.data, bookings, logbooks.data);
}
