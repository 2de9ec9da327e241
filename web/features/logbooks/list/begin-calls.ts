import { bookingsEndpoints } from "#contract/bookings.ts";
import { chatEndpoints } from "#contract/chat.ts";
import { logbooksEndpoints } from "#contract/logbooks.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { type OwnerChoice, ownersToBeginWith } from "./owners-to-begin-with.ts";

/** Imported dynamically. Whom a sitter can begin a logbook with. */
export async function fetchOwners(signal: AbortSignal): Promise<OwnerChoice[]> {
  const limit = 50;
  const [rooms, upcoming, past, logbooks] = await Promise.all([
    api.call(chatEndpoints.list, { query: { limit } }, { signal }),
    api.call(bookingsEndpoints.list, { query: { filter: "upcoming", limit } }, { signal }),
    api.call(bookingsEndpoints.list, { query: { filter: "past", limit } }, { signal }),
    api.call(logbooksEndpoints.list, { query: {} }, { signal }),
  ]);
  const bookings = [...upcoming.running, ...upcoming.data, ...past.data];
  return ownersToBeginWith(rooms.data, bookings, logbooks.data);
}
