import type { BookingPet, BookingProfile } from "#contract/bookings/booking-parts.ts";
import type {
  ActivityKind,
  LogbookEntry,
  LogbookImage,
} from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";

type Words = Record<"pill" | "breakfast" | "snow" | "nap" | "ownerNotes" | "plants", string>;

const words: Record<Locale, Words> = {
  nl: {
    pill: "In een stukje kip. Doorgeslikt.",
    breakfast: "120 gram brokken, bak schoon gelikt.",
    snow: "Rondje park, hij wilde niet naar huis.",
    nap: "Na het ontbijt meteen weer slapen.",
    ownerNotes: "De achterdeur klemt, even optillen. Geen kaas, hoe hij ook kijkt.",
    plants: "Planten in de woonkamer",
  },
  en: {
    pill: "In a bit of chicken. Swallowed.",
    breakfast: "120 grams of kibble, licked the bowl clean.",
    snow: "Once round the park, he did not want to go home.",
    nap: "Straight back to sleep after breakfast.",
    ownerNotes: "The back door sticks, lift it a little. No cheese, whatever look he gives you.",
    plants: "Plants in the living room",
  },
};

/** A morning in a logbook, for who has none yet. Its people don't exist, and its pictures are drawn. */
export function sampleLogbook({ now, locale }: { now: Date; locale: Locale }): Logbook {
  const today = dayInAmsterdam(now);
  const text = words[locale];
  const owner = person("pet_owner", "Tess");
  const sitter = person("pet_sitter", "Sanne");
  const entry = sampleVisit(today, text);
  return {
    id: 1,
    owner,
    sitter,
    pets: [moos, minoes],
    startDate: today,
    endDate: today,
    status: "in_progress",
    isCancelled: false,
    isHandedOver: false,
    side: "pet_owner",
    unreadUpdatesCount: 0,
    checkedInAt: entry.checkInTime,
    nextVisitAt: at(today, "18:00"),
    lastImage: entry.images.at(-1),
    updatedAt: at(today, "08:38"),
    place: "owner_home",
    ownerNotes: text.ownerNotes,
    tasks: [{ id: 1, text: text.plants, doneAt: at(today, "08:20") }],
    days: [{ date: today, visits: 2, done: 0, isOpen: true }],
    entries: [
      entry,
      { id: 2, plannedAt: at(today, "18:00"), activities: [], images: [], walks: [] },
    ],
    imagesCount: entry.images.length,
    latestImages: entry.images,
    isReadOnly: true,
    isReportReady: false,
  };
}

const moos: BookingPet = { id: 1, name: "Moos", category: "dog" };
const minoes: BookingPet = { id: 2, name: "Minoes", category: "cat" };

function person(profileType: BookingProfile["profileType"], firstName: string): BookingProfile {
  return { profileType, firstName, isDeleted: false, isOwn: profileType === "pet_owner" };
}

function at(day: string, time: string): string {
  return toInstant(instantOf(day, time));
}

function sampleVisit(day: string, text: Words): LogbookEntry {
  const done = (id: number, kind: ActivityKind, time: string, pet: BookingPet, note?: string) => ({
    id,
    entryId: 1,
    kind,
    petId: pet.id,
    petName: pet.name,
    note,
    doneAt: at(day, time),
    images: [],
  });
  return {
    id: 1,
    plannedAt: at(day, "08:00"),
    checkInTime: at(day, "08:02"),
    checkInLocation: { state: "known" },
    distanceM: 0,
    activities: [
      done(1, "fed", "08:05", moos, text.breakfast),
      done(2, "medication", "08:07", minoes, text.pill),
    ],
    images: [
      picture(1, "park", { takenAt: at(day, "08:24"), petId: moos.id, caption: text.snow }),
      picture(2, "nap", { takenAt: at(day, "08:38"), petId: moos.id, caption: text.nap }),
    ],
    walks: [
      {
        id: 1,
        entryId: 1,
        startedAt: at(day, "08:10"),
        endedAt: at(day, "08:28"),
        distanceM: 1_400,
        minutes: 18,
        petIds: [1],
        lines: [sampleRoute],
      },
    ],
  };
}

/** Through a park that could be anywhere. */
const sampleRoute: [number, number][] = [
  [52.0861, 5.1325],
  [52.0868, 5.1334],
  [52.0879, 5.1336],
  [52.0888, 5.1349],
  [52.0889, 5.1371],
  [52.0879, 5.1383],
  [52.0866, 5.1374],
  [52.0858, 5.1352],
  [52.0861, 5.1325],
];

function picture(
  id: number,
  name: "park" | "nap",
  rest: Pick<LogbookImage, "takenAt" | "petId" | "caption">,
): LogbookImage {
  const url = `/sample/scene-${name}.svg`;
  return {
    id,
    entryId: 1,
    url,
    sizes: [{ width: 640, url }],
    width: 640,
    height: 480,
    placeholder: "",
    isHearted: name === "park",
    addedToPetIds: [],
    isAddedToProfile: false,
    ...rest,
  };
}
