import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { createOutboxSender, type OutboxSender } from "#web/lib/outbox/outbox-sender.ts";
import type { Arrival } from "./arrivals.ts";
import type { StoredDeed } from "./deed-rules.ts";
import type { Deed } from "./deeds.ts";
import { createMemoryDeedStore, deedParts, sendOnceLoaded } from "./logbook-queue.ts";

/**
 * A world with a device, two tabs on it, a network between and a server behind. Time passes only when it is
 * told to; what happens in between is drawn at random.
 */
const runs = Number(process.env.QUEUE_RUNS ?? 500);

const never = new Promise<void>(() => {});

type Received = { clientId: string; at: number };
type Answer = "answered" | "lost";

function createWorld(clockIsOffByMs: number) {
  let nowMs = Date.parse("2026-11-16T08:00:00Z");
  const store = createMemoryDeedStore();
  const server = { isUp: true, received: [] as Received[], lastId: 100 };
  const network = { isUp: true, answersLost: 0, refusing: 0 };
  const timers = new Set<{ atMs: number; action: () => void }>();
  const arrived: string[] = [];
  const deviceClock = () => new Date(nowMs + clockIsOffByMs);

  /** One at a time; whoever closes its tab lets go. */
  let waiting: { tab: object; begin: () => void }[] = [];
  let holder: object | null = null;
  function release(tab: object): void {
    waiting = waiting.filter((one) => one.tab !== tab);
    if (holder !== tab) return;
    const next = waiting.shift();
    holder = next?.tab ?? null;
    next?.begin();
  }
  function lockOf(tab: { isClosed: boolean }) {
    return async (action: () => Promise<void>) => {
      if (tab.isClosed) await never;
      if (holder === null) holder = tab;
      else await new Promise<void>((begin) => waiting.push({ tab, begin }));
      try {
        await action();
      } finally {
        release(tab);
      }
    };
  }

  /** The server: a known client id answers as the first time; the moment is put right by `sent_at`. */
  function receive(deed: StoredDeed, sentAt: Date): number {
    const at = Date.parse(deed.happenedAt) + (nowMs - sentAt.getTime());
    const known = server.received.some(({ clientId }) => clientId === deed.clientId);
    if (!known) server.received.push({ clientId: deed.clientId, at });
    server.lastId += 1;
    return server.lastId;
  }

  async function transmit(tab: { isClosed: boolean }, deed: StoredDeed): Promise<Arrival> {
    const sentAt = deviceClock();
    await hop(tab);
    if (!network.isUp) throw new ApiError({ status: 0 });
    if (!server.isUp) throw new ApiError({ status: 503 });
    if (network.refusing > 0) {
      network.refusing -= 1;
      throw new ApiError({ status: 429, retryAfterSeconds: 5 });
    }
    receive(deed, sentAt);
    const answer: Answer = network.answersLost > 0 ? "lost" : "answered";
    await hop(tab);
    // The server was killed or the network cut while the answer was under way.
    if (answer === "lost" || !network.isUp || !server.isUp) {
      network.answersLost = Math.max(0, network.answersLost - 1);
      throw new ApiError({ status: 0 });
    }
    return { deed };
  }

  /** A closed tab never hears of anything again. */
  async function hop(tab: { isClosed: boolean }): Promise<void> {
    await Promise.resolve();
    if (tab.isClosed) await never;
  }

  function openTab() {
    const tab = { isClosed: false, sender: undefined as OutboxSender | undefined };
    const whileOpen = <Arguments extends unknown[], Result>(
      action: (...given: Arguments) => Promise<Result>,
    ) => {
      return async (...given: Arguments): Promise<Result> => {
        await hop(tab);
        const result = await action(...given);
        await hop(tab);
        return result;
      };
    };
    const sender = createOutboxSender({
      store: {
        ...store,
        list: whileOpen(store.list),
        markTried: whileOpen(store.markTried),
        arrived: whileOpen(store.arrived),
      },
      ...deedParts((deed) => transmit(tab, deed)),
      lock: lockOf(tab),
      onArrived: (deed) => arrived.push(deed.clientId),
      onChange: () => {},
      later(action, ms) {
        const timer = { atMs: nowMs + Math.ceil(ms), action: () => !tab.isClosed && action() };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    });
    tab.sender = sender;
    sender.sendNow();
    return { ...tab, sender, close: () => closeTab(tab) };
  }

  function closeTab(tab: { isClosed: boolean }): void {
    tab.isClosed = true;
    release(tab);
  }

  async function passTime(ms: number): Promise<void> {
    // What is under way takes no time: the server would take that for a clock that is wrong.
    await settle();
    const untilMs = nowMs + ms;
    for (;;) {
      const due = [...timers].filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs);
      const [next] = due;
      if (!next) break;
      nowMs = Math.max(nowMs, next.atMs);
      timers.delete(next);
      next.action();
      await settle();
    }
    nowMs = untilMs;
  }

  return { store, server, network, arrived, deviceClock, openTab, passTime, now: () => nowMs };
}

/** Everything that can happen without time passing has happened. */
async function settle(hops = 200): Promise<void> {
  for (let i = 0; i < hops; i++) await Promise.resolve();
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant("do" as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("cut" as const) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant("restore" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant("loseAnswers" as const), count: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("tooMany" as const), count: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("kill" as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("start" as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("close" as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("open" as const), tab: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("pass" as const),
      ms: fc.integer({ min: 1, max: 90_000 }),
    }),
  },
  // A few moments only: whatever comes next finds something under way.
  { weight: 6, arbitrary: fc.record({ what: fc.constant("hops" as const), count: fc.nat(12) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function live(steps: readonly Step[], clockIsOffByMs: number) {
  const world = createWorld(clockIsOffByMs);
  const tabs: (ReturnType<typeof world.openTab> | null)[] = [world.openTab(), null];
  const done: { clientId: string; trueAt: number }[] = [];
  for (const one of steps) {
    switch (one.what) {
      case "do": {
        const tab = tabs[one.tab] ?? tabs.find((each) => each !== null);
        if (!tab) break;
        const clientId = `deed-${done.length + 1}`;
        const deed: Deed = {
          clientId,
          logbookId: 7,
          happenedAt: world.deviceClock().toISOString(),
          kind: "activity",
          activity: "fed",
        };
        done.push({ clientId, trueAt: world.now() });
        await world.store.add(deed);
        // The other tab is told, too: this one may be closed before it has sent anything.
        for (const each of tabs) each?.sender.wake();
        break;
      }
      case "cut":
        world.network.isUp = false;
        break;
      case "restore":
        world.network.isUp = true;
        for (const tab of tabs) tab?.sender.sendNow();
        break;
      case "loseAnswers":
        world.network.answersLost += one.count;
        break;
      case "tooMany":
        world.network.refusing += one.count;
        break;
      case "kill":
        world.server.isUp = false;
        break;
      case "start":
        world.server.isUp = true;
        break;
      case "close":
        tabs[one.tab]?.close();
        tabs[one.tab] = null;
        break;
      case "open":
        if (!tabs[one.tab]) tabs[one.tab] = world.openTab();
        break;
      case "pass":
        await world.passTime(one.ms);
        break;
      case "hops":
        await settle(one.count);
        break;
    }
  }
  // At last there is network, a server, and somebody who opens the app.
  world.network.isUp = true;
  world.server.isUp = true;
  if (!tabs[0] && !tabs[1]) tabs[0] = world.openTab();
  for (let minutes = 0; minutes < 60 && (await world.store.list()).length > 0; minutes++) {
    await settle();
    await world.passTime(60_000);
  }
  return { world, done };
}

describe("whatever happens on the way", () => {
  it("everything arrives once, in order, at the time it happened", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 60 }),
        fc.integer({ min: -hourMs, max: hourMs }),
        async (steps, clockIsOffByMs) => {
          const { world, done } = await live(steps, clockIsOffByMs);
          expect(await world.store.list()).toEqual([]);
          expect(world.server.received).toEqual(
            done.map(({ clientId, trueAt }) => ({ clientId, at: trueAt })),
          );
        },
      ),
      { numRuns: runs },
    );
  });
});

describe("a deed that is refused", () => {
  const deed = (clientId: string): Deed => ({
    clientId,
    logbookId: 7,
    happenedAt: "2026-11-16T08:00:00.000Z",
    kind: "activity",
    activity: "fed",
  });

  function senderOf(send: (one: StoredDeed) => Promise<Arrival>) {
    const store = createMemoryDeedStore();
    const pauses: number[] = [];
    const sender = createOutboxSender({
      store,
      ...deedParts(send),
      lock: (action) => action(),
      onArrived: () => {},
      onChange: () => {},
      later(_action, ms) {
        pauses.push(ms);
        return () => {};
      },
    });
    return { store, sender, pauses };
  }

  it("stays with the server's words, and those behind it go on", async () => {
    const { store, sender, pauses } = senderOf(async (one) => {
      if (one.clientId !== "a") return { deed: one };
      throw new ApiError({ status: 409, code: "checkInToEdit", messages: ["Check eerst in."] });
    });
    await store.add(deed("a"));
    await store.add(deed("b"));
    sender.wake();
    await settle();
    expect(await store.list()).toMatchObject([{ clientId: "a", refusal: "Check eerst in." }]);
    expect(pauses).toEqual([]);
  });

  it.each([0, 401, 429, 500, 503])(
    "for now, by status %i, waits and keeps its place",
    async (status) => {
      const { store, sender, pauses } = senderOf(async () => {
        throw new ApiError({ status, retryAfterSeconds: 30 });
      });
      await store.add(deed("a"));
      await store.add(deed("b"));
      sender.wake();
      await settle();
      expect((await store.list()).map(({ clientId }) => clientId)).toEqual(["a", "b"]);
      expect(pauses).toEqual([30_000]);
      expect(sender.isPaused()).toBe(true);
      // Something new does not end the pause; a person does.
      sender.wake();
      await settle();
      expect(pauses).toHaveLength(1);
      sender.sendNow();
      await settle();
      expect(pauses).toHaveLength(2);
    },
  );

  it("is none whose sender could not be fetched: the next attempt fetches it", async () => {
    let loads = 0;
    const { store, sender, pauses } = senderOf(
      sendOnceLoaded(async () => {
        loads += 1;
        if (loads === 1) throw new TypeError("Failed to fetch dynamically imported module");
        return async (one) => ({ deed: one });
      }),
    );
    await store.add(deed("a"));
    sender.wake();
    await settle();
    expect(pauses).toHaveLength(1);
    sender.sendNow();
    await settle();
    expect([await store.list(), loads]).toEqual([[], 2]);
  });

  it("as not there, of something to be removed, is done", async () => {
    const { store, sender } = senderOf(async () => {
      throw new ApiError({ status: 404 });
    });
    await store.add({ ...deed("a"), kind: "removeActivity", activityId: 9 });
    sender.wake();
    await settle();
    expect(await store.list()).toEqual([]);
  });
});
