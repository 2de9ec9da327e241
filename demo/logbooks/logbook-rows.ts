import type { AnimalCategory } from "#contract/shared/animals.ts";
import { hourMs, minuteMs } from "#contract/shared/durations.ts";
import { findBreed } from "#demo/animals/breeds.ts";
import { type Day, type DemoPicture, daysOf, stayPets } from "#demo/pictures/picture-keys.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import type {
  logbookActivities,
  logbookEntries,
  logbookImages,
  logbookWalks,
} from "#server/db/schema/logbooks.ts";
import type { LogbookStory, Moment, VisitStory } from "./stories.ts";
import { routeFrom } from "./walk-route.ts";

type Entry = Pick<typeof logbookEntries.$inferSelect, "id" | "plannedAt">;
type Pet = { petId: number | null; name: string; category: AnimalCategory; race: string | null };

export type LogbookCast = {
  logbookId: number;
  pets: readonly Pet[];
  home: { lat: number; lng: number } | null;
};

export type LogbookRows = {
  visits: { entryId: number; checkInAt: Date; checkOutAt: Date | null; note: string | null }[];
  activities: (typeof logbookActivities.$inferInsert)[];
  images: (typeof logbookImages.$inferInsert)[];
  walks: (typeof logbookWalks.$inferInsert)[];
};

/** So long after a visit began somebody may still be there; later they have gone. */
const mayStillBeThereMs = 3 * hourMs;

/** What has happened by now, visit by visit, as the tables have it. */
export function logbookRows(
  story: LogbookStory,
  entries: readonly Entry[],
  cast: LogbookCast,
  now: Date,
): LogbookRows {
  const rows: LogbookRows = { visits: [], activities: [], images: [], walks: [] };
  entries.forEach((entry, index) => {
    const visit = story.visits[index % story.visits.length];
    if (!visit || !entry.plannedAt) return;
    // Nobody comes to the minute.
    const checkInAt = new Date(entry.plannedAt.getTime() + ((index * 3) % 7) * minuteMs);
    if (checkInAt.getTime() + 5 * minuteMs > now.getTime()) return;
    addVisit(rows, { visit, entryId: entry.id, checkInAt, cast, now });
  });
  return rows;
}

type Adding = {
  visit: VisitStory;
  entryId: number;
  checkInAt: Date;
  cast: LogbookCast;
  now: Date;
};

function addVisit(rows: LogbookRows, { visit, entryId, checkInAt, cast, now }: Adding): void {
  const leavesAt = new Date(checkInAt.getTime() + visit.stays * minuteMs);
  const isThere = now.getTime() - checkInAt.getTime() < mayStillBeThereMs || leavesAt > now;
  const checkOutAt = isThere ? null : leavesAt;
  rows.visits.push({ entryId, checkInAt, checkOutAt, note: isThere ? null : (visit.note ?? null) });
  for (const moment of visit.moments) {
    const at = new Date(checkInAt.getTime() + moment.after * minuteMs);
    if (at < now) addMoment(rows, { moment, at, entryId, cast, now });
  }
}

type AddingMoment = { moment: Moment; at: Date; entryId: number; cast: LogbookCast; now: Date };

function addMoment(rows: LogbookRows, { moment, at, entryId, cast, now }: AddingMoment): void {
  const { logbookId, pets, home } = cast;
  const pet = pets.find(({ name }) => name === moment.pet);
  const known = { logbookId, entryId };
  if ("did" in moment) {
    const { did: kind, minutes = null, note = null } = moment;
    const named = { petId: pet?.petId ?? null, petName: pet?.name ?? null };
    rows.activities.push({ ...known, ...named, kind, minutes, note, doneAt: at, createdAt: at });
    return;
  }
  if ("walked" in moment) {
    const endedAt = new Date(at.getTime() + moment.walked * minuteMs);
    if (!home || endedAt > now) return;
    const number = logbookId * 1_000 + rows.walks.length + 1;
    rows.walks.push({
      ...known,
      ...routeFrom(home, moment.walked, number),
      clientId: clientIdOf(number),
      startedAt: at,
      endedAt,
      seconds: moment.walked * 60,
      petIds: pet?.petId ? [pet.petId] : [],
      createdAt: at,
    });
    return;
  }
  const shown = pet ?? pets[rows.images.length % pets.length];
  const picture = shown && pictureOf(shown, moment.shows, logbookId * 100 + rows.images.length + 1);
  if (!shown || !picture) return;
  rows.images.push({
    ...known,
    ...rowOf(picture),
    petId: shown.petId,
    caption: moment.caption ?? null,
    takenAt: at,
    heartedAt: moment.isLoved ? new Date(at.getTime() + 9 * minuteMs) : null,
    createdAt: at,
  });
}

/** Whoever the README knows by name looks as they do; others as their breed does. */
function pictureOf({ name, category, race }: Pet, day: Day, seed: number): DemoPicture | null {
  const stayPet = stayPets.find((known) => known === name.toLowerCase());
  if (stayPet) return { kind: "stay", pet: stayPet, day, seed };
  const breed = race ?? "";
  if (!findBreed(category, breed)) return null;
  const possible = daysOf[category];
  const shown = possible.includes(day) ? day : possible[seed % possible.length];
  return shown ? { kind: "day", day: shown, pet: { category, breed, seed } } : null;
}

/** As a device would have called it, but the same on every machine. */
function clientIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}
