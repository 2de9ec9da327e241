import * as z from "zod";
import type { Clock } from "../clock.ts";
import type { Realtime } from "../realtime/realtime.ts";

/** When pages that every guest sees became, or will become, others than they were. */
export type PageChanges = {
  /** Pages that were made before this moment are of no use from then on; it may be ahead. */
  changeAt(moment: Date): void;
  /** Whether a page that was begun then is still as it would be made now. */
  isFresh(begunAt: Date): boolean;
};

/** Texts are published a few times a day; of what is long past only the latest counts. */
export function createPageChanges(clock: Clock): PageChanges {
  let last = 0;
  let ahead: number[] = [];

  return {
    changeAt(moment) {
      const at = moment.getTime();
      if (!ahead.includes(at)) ahead.push(at);
    },
    isFresh(begunAt) {
      const now = clock.now().getTime();
      last = Math.max(last, ...ahead.filter((at) => at <= now));
      ahead = ahead.filter((at) => at > now);
      return begunAt.getTime() > last;
    },
  };
}

const moment = z.number();

/** Every process keeps pages of its own: what one of them hears of, all do. */
export function shareMoments(
  own: PageChanges,
  processes: Pick<Realtime, "tellProcesses" | "onTold">,
): PageChanges {
  processes.onTold("page-changes", (at) => own.changeAt(new Date(moment.parse(at))));
  return {
    ...own,
    changeAt(at) {
      own.changeAt(at);
      processes.tellProcesses("page-changes", at.getTime());
    },
  };
}
