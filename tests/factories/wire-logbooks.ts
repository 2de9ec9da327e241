import type { LogbookEntry, LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { bookingSides } from "./wire-bookings.ts";

const [owner, sitter] = bookingSides("pet_sitter");

/** A week of visits to Moos and Minoes on its third day, as the sitter's browser has it. */
export function wireLogbook(
  entries: LogbookEntry[] = [],
  { pets, ...more }: Partial<Logbook> = {},
): Logbook {
  if (!owner || !sitter) throw new Error("a booking has two sides");
  return {
    id: 7,
    bookingId: 4,
    chatRoomId: 5,
    owner,
    sitter,
    pets: pets ?? [
      { id: 1, name: "Moos", category: "dog" },
      { id: 2, name: "Minoes", category: "cat" },
    ],
    startDate: "2026-12-19",
    endDate: "2026-12-26",
    status: "in_progress",
    isCancelled: false,
    isHandedOver: false,
    side: "pet_sitter",
    unreadUpdatesCount: 0,
    updatedAt: "2026-12-21T06:00:00Z",
    place: "owner_home",
    tasks: [],
    days: [],
    entries,
    imagesCount: 0,
    latestImages: [],
    isReadOnly: false,
    isReportReady: false,
    ...more,
  };
}

/** A visit that nobody came for yet, unless told otherwise. */
export function wireEntry(id: number, more: Partial<LogbookEntry> = {}): LogbookEntry {
  return { id, activities: [], images: [], walks: [], ...more };
}

export function wireLogbookImage(id: number, more: Partial<LogbookImage> = {}): LogbookImage {
  return {
    id,
    entryId: 1,
    url: `/files/${id}.webp`,
    sizes: [],
    width: 4,
    height: 3,
    placeholder: "",
    takenAt: "2026-12-21T07:38:00Z",
    isHearted: false,
    addedToPetIds: [],
    isAddedToProfile: false,
    ...more,
  };
}
