/**
 * Work shared out among users, or among visitors by any name. Each has one thing in work at a time, and whose
 * turn it is next is whoever has had least so far, counted in cost and not in pieces: whoever sends much waits
 * for themselves, and somebody who comes meanwhile waits for what is in work and for nothing else.
 */
export type FairQueue = {
  run<Result>(who: number | string, cost: number, work: () => Promise<Result>): Promise<Result>;
};

/** No room to wait in. `isOwn`: because of what this user already has waiting. */
export class QueueFull extends Error {
  override name = "QueueFull";
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? "Too much of this user is waiting" : "Too much is waiting");
    this.isOwn = isOwn;
  }
}

export type FairQueueOptions = {
  concurrent: number;
  /** How much may wait, of one user and of all together. */
  waitingOfUser: number;
  waiting: number;
};

type Task = { cost: number; start(): void; refuse(): void };
type Share = {
  waiting: Task[];
  isInWork: boolean;
  /** What this user has had, on a scale that all share: a newcomer begins where the others are. */
  spent: number;
};

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrent, waitingOfUser, waiting } = options;
  const shares = new Map<number | string, Share>();
  let inWork = 0;
  /** Where the user stood who was last begun with; it only grows. */
  let level = 0;

  function shareOf(who: number | string): Share {
    const share = shares.get(who) ?? { waiting: [], isInWork: false, spent: level };
    shares.set(who, share);
    // Having been away earns nothing.
    share.spent = Math.max(share.spent, level);
    return share;
  }

  function makeRoomFor(share: Share): void {
    if (share.waiting.length >= waitingOfUser) throw new QueueFull(true);
    const all = [...shares.values()];
    const count = all.reduce((sum, each) => sum + each.waiting.length, 0);
    if (count < waiting) return;
    const longest = all.reduce((a, b) => (b.waiting.length > a.waiting.length ? b : a));
    if (longest.waiting.length <= share.waiting.length + 1) throw new QueueFull(false);
    longest.waiting.pop()?.refuse();
  }

  function startNext(): void {
    while (inWork < concurrent) {
      const ready = [...shares.values()].filter(
        (share) => !share.isInWork && share.waiting.length > 0,
      );
      const [first, ...others] = ready;
      if (!first) return;
      const share = others.reduce((a, b) => (b.spent < a.spent ? b : a), first);
      const task = share.waiting.shift();
      if (!task) return;
      inWork += 1;
      share.isInWork = true;
      level = share.spent;
      share.spent += task.cost;
      task.start();
    }
  }

  function forgetIdle(): void {
    for (const [who, { isInWork, waiting: own, spent }] of shares) {
      const isIdle = !isInWork && own.length === 0;
      // What they have had counts until the others have had as much.
      if (isIdle && (spent <= level || inWork === 0)) shares.delete(who);
    }
  }

  return {
    async run(who, cost, work) {
      const share = shareOf(who);
      if (inWork >= concurrent || share.isInWork) makeRoomFor(share);
      await new Promise<void>((resolve, reject) => {
        share.waiting.push({ cost, start: resolve, refuse: () => reject(new QueueFull(true)) });
        startNext();
      });
      try {
        return await work();
      } finally {
        inWork -= 1;
        share.isInWork = false;
        startNext();
        forgetIdle();
      }
    },
  };
}
