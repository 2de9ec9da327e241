import { type Contact, contactStateOf } from "../chat.rules.ts";

/*
  Whether two people may reach each other. Whatever one of them writes, sends or shares to the other asks
  this, wherever it is done: a block, a ban, a no, a deletion closes every way in at once. Not bound by it:
  reviews, reports and appeals, the handover of a stay that ends early, keys, and one's own export. Writing
  words in the chat may begin or renew a contact, and has a table of its own (`contactTransitions`).
*/

export const reachObstacles = ["blocked", "banned", "declined", "deleted", "ended"] as const;
export type ReachObstacle = (typeof reachObstacles)[number];

export type Reach =
  | { obstacle: null }
  /** `endedAt`: since when they can't; null where they never could, or nobody knows. */
  | { obstacle: ReachObstacle; endedAt: Date | null };

type Room = Contact & { reachEndedAt: Date | null };

/**
 * Null: the room of the two has gone, and with it one of them. `hasAgreed`: on a booking, which is a contact
 * though not a word of it was answered.
 */
export function mayReach(room: Room | null, { hasAgreed = false } = {}): Reach {
  if (!room) return { obstacle: "deleted", endedAt: null };
  const state = contactStateOf(room);
  const endedAt = room.reachEndedAt;
  switch (state) {
    case "accepted":
      return { obstacle: null };
    case "blocked":
    case "banned":
    case "declined":
    case "deleted":
      return { obstacle: state, endedAt };
    default:
      // Asked and not answered: nothing more is theirs yet.
      return hasAgreed ? { obstacle: null } : { obstacle: "ended", endedAt };
  }
}

/**
 * Since when they can't reach each other, after a change: the first end counts, whatever comes on top of it
 * or is lifted again. Who was declined and is blocked later can't make what was done in between look early.
 */
export function reachEndedAtAfter(room: Room, after: Contact, now: Date): Date | null {
  if (mayReach({ ...after, reachEndedAt: null }).obstacle === null) return null;
  return mayReach(room).obstacle === null ? now : room.reachEndedAt;
}
