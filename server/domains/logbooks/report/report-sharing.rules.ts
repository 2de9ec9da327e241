import type { LogbookWalk } from "#contract/logbooks/logbook-entries.ts";
import { trackDays } from "#contract/logbooks/logbook-entries.ts";
import { dayMs } from "#contract/shared/durations.ts";

/** The report is there once the stay is over. */
export function isReportReady({ completedAt }: { completedAt: Date | null }): boolean {
  return completedAt !== null;
}

/**
 * A walk as whoever has the link sees it: how far, how long, and the shape of its line. Walks begin at
 * somebody's door, so that where on earth it was stays between the two: the line is moved to where no
 * streets are. Older ones are left out, as their routes are erased.
 */
export function sharedWalk(
  walk: LogbookWalk,
  { startedAt, now }: { startedAt: Date; now: Date },
): LogbookWalk | undefined {
  if (now.getTime() - startedAt.getTime() > trackDays * dayMs) return undefined;
  const { clientId: _ofDevice, petIds: _ofOwner, lines, ...rest } = walk;
  return { ...rest, petIds: [], lines: withoutPlace(lines) };
}

/** At the equator a degree is as long to the east as to the north, so that the shape stays what it was. */
function withoutPlace(lines: LogbookWalk["lines"]): LogbookWalk["lines"] {
  const [first] = lines.flat();
  if (!first) return [];
  const [latitude, longitude] = first;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
  return lines.map((line) =>
    line.map(([lat, lng]) => [rounded(lat - latitude), rounded((lng - longitude) * narrowing)]),
  );
}
