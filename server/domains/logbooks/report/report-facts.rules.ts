import { parseDate } from "@internationalized/date";
import type { LogbookReport } from "#contract/logbooks/reports.ts";
import { minuteMs } from "#contract/shared/durations.ts";
import { clockAt, instantOf } from "#server/platform/amsterdam-time.ts";

/**
 * What a stay amounts to: per day when somebody came, how long they were there, how far they walked and how
 * many pictures there are; and all of it together, which is what the days add up to. Days are Amsterdam's.
 */
export type ReportRows = {
  visits: readonly ReportVisit[];
  walks: readonly ReportWalk[];
  images: readonly ReportImage[];
};

export type ReportVisit = {
  /** On which it was planned, or begun. */
  day: string;
  checkInAt: Date | null;
  checkOutAt: Date | null;
  /** Nobody said when it ended, so that nobody knows how long it was. */
  isCheckOutAssumed: boolean;
};
export type ReportWalk = { id: number; startedAt: Date; endedAt: Date | null; distanceM: number };
export type ReportImage = { id: number; takenAt: Date; heartedAt: Date | null };

export type ReportFacts = Pick<LogbookReport, "days" | "totals"> & {
  /** Those that are shown, the most loved first. */
  imageIds: number[];
  longestWalkId: number | null;
};

/** One large picture, and four beside it. */
const mostShown = 5;

export function reportFacts({ visits, walks, images }: ReportRows): ReportFacts {
  const days = new Map<string, Day>();
  const dayOf = (date: string): Day => {
    const day = days.get(date) ?? { date, checkIns: [], ms: 0, walkedM: 0, images: 0 };
    days.set(date, day);
    return day;
  };
  // Also those on which somebody was awaited and nobody came.
  for (const { day } of visits) dayOf(day);
  for (const visit of visits) {
    if (!visit.checkInAt) continue;
    const { date, time } = clockAt(visit.checkInAt);
    dayOf(date).checkIns.push(time);
    for (const part of partsByDay(visit)) dayOf(part.date).ms += part.ms;
  }
  for (const { startedAt, distanceM } of walks) {
    dayOf(clockAt(startedAt).date).walkedM += distanceM;
  }
  for (const { takenAt } of images) dayOf(clockAt(takenAt).date).images += 1;

  const table = [...days.values()]
    .map(({ ms, checkIns, ...day }) => ({
      ...day,
      checkIns: checkIns.toSorted(),
      minutes: Math.round(ms / minuteMs),
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const sum = (of: (day: (typeof table)[number]) => number) =>
    table.reduce((total, day) => total + of(day), 0);
  return {
    days: table,
    totals: {
      visits: sum(({ checkIns }) => checkIns.length),
      minutes: sum(({ minutes }) => minutes),
      walkedM: sum(({ walkedM }) => walkedM),
      images: sum((day) => day.images),
    },
    imageIds: chooseImages(images),
    longestWalkId: longestOf(walks),
  };
}

type Day = { date: string; checkIns: string[]; ms: number; walkedM: number; images: number };

/** Those with a heart, and as many of the others as there is room for; of too many some from all along. */
export function chooseImages(images: readonly ReportImage[]): number[] {
  const inOrder = images.toSorted(
    (one, other) => one.takenAt.getTime() - other.takenAt.getTime() || one.id - other.id,
  );
  const loved = inOrder.filter(({ heartedAt }) => heartedAt !== null);
  const others = inOrder.filter(({ heartedAt }) => heartedAt === null);
  const shown = spread(loved, mostShown);
  return [...shown, ...spread(others, mostShown - shown.length)].map(({ id }) => id);
}

function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / Math.max(1, most - 1);
  const places = Array.from({ length: most }, (_, nr) => Math.round(nr * step));
  return places.flatMap((place) => items[place] ?? []);
}

/** Of two that are equally long the first. */
function longestOf(walks: readonly ReportWalk[]): number | null {
  let longest: ReportWalk | null = null;
  for (const walk of walks) {
    if (walk.endedAt && walk.distanceM > (longest?.distanceM ?? 0)) longest = walk;
  }
  return longest?.id ?? null;
}

/** A stay of several nights is one visit: each day gets its part of it. */
function partsByDay({ checkInAt, checkOutAt, isCheckOutAssumed }: ReportVisit) {
  const parts: { date: string; ms: number }[] = [];
  if (!checkInAt || !checkOutAt || isCheckOutAssumed) return parts;
  let from = checkInAt;
  while (from < checkOutAt) {
    const { date } = clockAt(from);
    const midnight = instantOf(parseDate(date).add({ days: 1 }).toString(), "00:00");
    const until = midnight < checkOutAt ? midnight : checkOutAt;
    parts.push({ date, ms: until.getTime() - from.getTime() });
    from = until;
  }
  return parts;
}
