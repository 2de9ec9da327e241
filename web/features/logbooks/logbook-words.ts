import {
  Bone,
  Droplets,
  Footprints,
  HandHeart,
  type LucideIcon,
  Mailbox,
  NotebookPen,
  Pill,
  Sprout,
  ToyBrick,
  Trash2,
} from "lucide-react";
import type { BookingPet, BookingProfile } from "#contract/bookings/booking-parts.ts";
import type {
  ActivityKind,
  LogbookActivity,
  LogbookEntry,
  LogbookImage,
} from "#contract/logbooks/logbook-entries.ts";
import type { Logbook, LogbookListItem } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber, formatTime } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { addDays } from "#web/lib/time/calendar-days.ts";
import { timeInWords, weekdayAndDayInWords } from "#web/lib/time/day-words.ts";

/** A sign for each thing that is done. */
export const activityIcons: Record<ActivityKind, LucideIcon> = {
  fed: Bone,
  water: Droplets,
  walked: Footprints,
  played: ToyBrick,
  cuddled: HandHeart,
  litter_cleaned: Trash2,
  medication: Pill,
  plants: Sprout,
  post: Mailbox,
  other: NotebookPen,
};

// The contract's own list would bring zod to every page that reads a logbook.
const activityKinds = Object.keys(activityIcons) as ActivityKind[];

type Words = Translate<"logbooks">;
export type LogbookWords = { t: Words; locale: Locale; today: string };

/** The day in the Netherlands that something happened on. */
export function dayOf(instant: string): string {
  return dayInAmsterdam(new Date(instant));
}

/** '8:02'. */
export function clockInWords(instant: string): string {
  return timeInWords(formatTime(instant));
}

/** 'vandaag', 'gisteren', 'za 19 december'. */
export function dayInWords(on: string, { t, locale, today }: LogbookWords): string {
  if (on === today) return t("days.today");
  if (on === addDays(today, -1)) return t("days.yesterday");
  if (on === addDays(today, 1)) return t("days.tomorrow");
  return weekdayAndDayInWords(on, locale, today);
}

/** 'vandaag 18:00'. */
export function momentInWords(instant: string, words: LogbookWords): string {
  return `${dayInWords(dayOf(instant), words)} ${clockInWords(instant)}`;
}

export type PartOfDay = "night" | "morning" | "afternoon" | "evening";

/** What people call the time that a visit begins at. */
export function partOfDay(instant: string): PartOfDay {
  const hour = Number(formatTime(instant).slice(0, 2));
  if (hour < 5) return "night";
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

/** '20 m', '1,4 km'. */
export function distanceInWords(meters: number): string {
  if (meters < 950) return `${formatNumber(meters)}\u00a0m`;
  // In whole hundreds first: 0.95 has no exact form, and would be rounded down.
  const hundreds = Math.round(meters / 100);
  return `${formatNumber(hundreds / 10, hundreds < 1_000 ? 1 : 0)}\u00a0km`;
}

/** '18 min', '2 uur', '1 uur 5 min'. */
export function minutesInWords(minutes: number, t: Words): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [t("duration.hours", { count: hours })] : []),
    ...(rest > 0 || hours === 0 ? [t("duration.minutes", { count: rest })] : []),
  ];
  return parts.join(" ");
}

/** Whole minutes from one moment to another; none when a clock went back. */
export function minutesBetween(from: string, to: string | Date): number {
  return Math.max(0, Math.floor((new Date(to).getTime() - Date.parse(from)) / 60_000));
}

export function nameOf(profile: Pick<BookingProfile, "firstName">, t: Words): string {
  return profile.firstName ?? t("deletedUser");
}

/** The one that it is shared with. */
export function otherOf({
  owner,
  sitter,
  side,
}: Pick<LogbookListItem, "owner" | "sitter" | "side">): BookingProfile {
  return side === "pet_owner" ? sitter : owner;
}

export function petsInWords(pets: readonly Pick<BookingPet, "name">[], t: Words): string {
  if (pets.length === 0) return t("somePets");
  return joinWords(
    pets.map(({ name }) => name),
    t("and"),
  );
}

/** What it is called: by whoever made it, or else by its animals. */
export function titleOf({ title, pets }: Pick<LogbookListItem, "title" | "pets">, t: Words) {
  return title ?? petsInWords(pets, t);
}

/** The pet that something is about, by the name that it has or had. */
export function petNameOf(
  { petId, petName }: Pick<LogbookActivity, "petId" | "petName">,
  pets: Logbook["pets"],
): string | undefined {
  return pets.find(({ id }) => petId !== undefined && id === petId)?.name ?? petName;
}

/** 'Eten', on a button or in a list of tasks. */
export function activityName(kind: ActivityKind, t: Words): string {
  return t(`activity.name.${kind}`);
}

/** 'Medicijn voor Minoes', as the heading of what was done. */
export function activityInWords(
  activity: Pick<LogbookActivity, "kind" | "petId" | "petName">,
  pets: Logbook["pets"],
  t: Words,
): string {
  const pet = petNameOf(activity, pets);
  return pet ? t(`activity.forPet.${activity.kind}`, { pet }) : t(`activity.done.${activity.kind}`);
}

/** 'Foto van Minoes', 'Twee foto’s'. */
export function imagesInWords(
  images: readonly Pick<LogbookImage, "petId">[],
  pets: Logbook["pets"],
  t: Words,
): string {
  const [first] = images;
  const pet = pets.find(({ id }) => id !== undefined && id === first?.petId);
  if (images.length === 1 && pet) return t("imageOf", { pet: pet.name });
  return capitalized(countOfImages(images.length, t));
}

/** 'een foto', 'vier foto’s', '18 foto’s': up to ten in letters. */
export function countOfImages(count: number, t: Words): string {
  const small = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;
  const word = small[count - 2];
  return t("images", { count, number: word ? t(`numbers.${word}`) : formatNumber(count) });
}

/** All pictures of a visit, once each: those of an activity are part of it too. */
export function imagesOf({ images, activities }: Pick<LogbookEntry, "images" | "activities">) {
  const all = [...images, ...activities.flatMap((activity) => activity.images)];
  return [...new Map(all.map((image) => [image.id, image])).values()];
}

/** A visit in a line: 'Eten, 1,3 km gewandeld, geknuffeld, vier foto’s'. */
export function visitInWords(
  visit: Pick<LogbookEntry, "activities" | "walks" | "images">,
  t: Words,
): string {
  const { activities, walks } = visit;
  const walkedM = walks.reduce((sum, { distanceM }) => sum + distanceM, 0);
  const pictures = imagesOf(visit).length;
  const kinds = activityKinds.filter((kind) => activities.some((one) => one.kind === kind));
  const parts = [
    ...kinds
      .filter((kind) => kind !== "walked" || walkedM === 0)
      .map((kind) => t(`activity.inLine.${kind}`)),
    ...(walkedM > 0 ? [t("walkedFar", { distance: distanceInWords(walkedM) })] : []),
    ...(pictures > 0 ? [countOfImages(pictures, t)] : []),
  ];
  return capitalized(parts.join(", "));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the words of a logbook need to know of the reader. */
export function useLogbookWords(today: string): LogbookWords {
  const { t } = useTranslation("logbooks");
  return { t, locale: useLocale(), today };
}
