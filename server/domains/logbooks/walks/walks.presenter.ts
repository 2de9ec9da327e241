import type { LogbookWalk } from "#contract/logbooks/logbook-entries.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { WalkRow } from "./walks.repository.ts";

/** The owner sees where somebody walked once they stopped, not where they are. */
export function presentWalk(row: WalkRow, side: ProfileType): LogbookWalk {
  const { id, entryId, startedAt, endedAt, distanceM, seconds, petIds, lines, clientId } = row;
  const isShown = side === "pet_sitter" || endedAt !== null;
  return {
    id,
    entryId,
    startedAt: toInstant(startedAt),
    ...(endedAt && { endedAt: toInstant(endedAt) }),
    distanceM: isShown ? distanceM : 0,
    minutes: isShown ? Math.round(seconds / 60) : 0,
    ...(row.isToldLater && { isToldLater: true }),
    petIds,
    lines: isShown ? lines : [],
    clientId,
  };
}
