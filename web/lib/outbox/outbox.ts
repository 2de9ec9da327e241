import { logError } from "#web/lib/browser/log.ts";
import type { NewItem, Stored } from "./outbox-item.ts";
import { createOutboxSender, type OutboxSender, type SenderParts } from "./outbox-sender.ts";
import type { OutboxStore } from "./outbox-store.ts";

export type OutboxParts<New extends NewItem, Arrival> = Pick<
  SenderParts<New, Arrival>,
  "send" | "outcomeOf" | "numberOf" | "onRefused" | "onPause"
> & {
  /** The same in all tabs of this user, and in nobody else's. */
  name: string;
  store: Promise<OutboxStore<New>>;
  /** What is of one lane goes in order, one at a time; lanes don't wait for each other. There is one, unless told. */
  laneOf?(item: New): string;
  /** In every tab; null: there was nothing more to do. */
  onArrived(item: Stored<New>, arrival: Arrival | null): void;
  /** What waits is not what it was, or not where it was. */
  onChange(): void;
  /** So that no two tabs send the same at the same moment. */
  lock?(name: string, action: () => Promise<void>): Promise<void>;
};

/** What is told to the other tabs of the same user. */
type TabMessage<New extends NewItem, Arrival> = {
  arrived?: { item: Stored<New>; arrival: Arrival | null };
  sending?: readonly string[];
};

/**
 * What one user did and the server doesn't have yet: on the device first, the same in all tabs, and sent when
 * there is network. See docs/decisions/0029-what-is-done-without-network.md.
 */
export function createOutbox<New extends NewItem, Arrival>(parts: OutboxParts<New, Arrival>) {
  const { name, laneOf = () => "", lock = lockTabs } = parts;
  const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  const senders = new Map<string, OutboxSender>();
  let items: readonly Stored<New>[] = [];
  let sendingElsewhere: readonly string[] = [];
  let readings = 0;

  const tell = (message: TabMessage<New, Arrival>) => otherTabs?.postMessage(message);
  const sendingHere = () => [...senders.values()].flatMap((sender) => sender.sending() ?? []);

  function senderOf(lane: string, store: OutboxStore<New>): OutboxSender {
    const known = senders.get(lane);
    if (known) return known;
    const { send, outcomeOf, numberOf, onRefused, onPause } = parts;
    const sender = createOutboxSender<New, Arrival>({
      send,
      outcomeOf,
      numberOf,
      onRefused,
      onPause,
      store: {
        ...store,
        list: async () => (await store.list()).filter((item) => laneOf(item) === lane),
      },
      lock: (action) => lock(lane === "" ? name : `${name}-${lane}`, action),
      onArrived(item, arrival) {
        parts.onArrived(item, arrival);
        tell({ arrived: { item, arrival } });
      },
      onChange: () => void changed(),
    });
    senders.set(lane, sender);
    return sender;
  }

  /** Reads what is there: other tabs write here too. Of two readings at once the later one stands. */
  async function read(): Promise<void> {
    const store = await parts.store;
    readings += 1;
    const mine = readings;
    const read = await store.list();
    if (mine !== readings) return;
    items = read;
    parts.onChange();
  }

  async function changed(): Promise<void> {
    try {
      await read();
      tell({ sending: sendingHere() });
    } catch (error) {
      logError("queue not read", error);
    }
  }

  /** In each lane in which something waits, or has waited. */
  async function eachSender(act: (sender: OutboxSender) => void): Promise<void> {
    const store = await parts.store;
    for (const lane of new Set([...senders.keys(), ...items.map(laneOf)])) {
      act(senderOf(lane, store));
    }
  }

  otherTabs?.addEventListener("message", ({ data }: MessageEvent<TabMessage<New, Arrival>>) => {
    if (data.arrived) return parts.onArrived(data.arrived.item, data.arrived.arrival);
    sendingElsewhere = data.sending ?? [];
    // The tab that wrote it may be closed before it has sent it.
    read()
      .then(() => eachSender((sender) => sender.wake()))
      .catch((error: unknown) => logError("queue not read", error));
  });

  return {
    items: () => items,
    isSending: (clientId: string) =>
      sendingHere().includes(clientId) || sendingElsewhere.includes(clientId),
    /** Nothing answered, in one lane or another: it is tried again after a while. */
    isPaused: () => [...senders.values()].some((sender) => sender.isPaused()),
    picture: async (key: string) => (await parts.store).picture(key),
    /** Resolves when it is safely where it waits; rejects where there is no room for it. */
    async add(item: New, picture?: Blob): Promise<void> {
      const store = await parts.store;
      await store.add(item, picture);
      await changed();
      senderOf(laneOf(item), store).wake();
    },
    async remove(clientIds: readonly string[]): Promise<void> {
      await (await parts.store).remove(clientIds);
      await changed();
    },
    /** At once, also what was refused, this one or all: somebody asked for it. */
    async sendNow(clientId?: string): Promise<void> {
      await (await parts.store).allowAgain(clientId);
      await changed();
      await eachSender((sender) => sender.sendNow());
    },
    /** There is network again, or somebody looks: what waits goes on, what was refused stays refused. */
    async goOn(): Promise<void> {
      await read();
      await eachSender((sender) => sender.sendNow());
    },
  };
}

/** Locks are missing on plain http; there the client id alone keeps a thing from being there twice. */
async function lockTabs(name: string, action: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return action();
  await navigator.locks.request(name, action);
}

/** Calls back whenever what waits may well be sent now. */
export function whenItMayWork(goOn: () => void): void {
  window.addEventListener("online", goOn);
  window.addEventListener("pageshow", goOn);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") goOn();
  });
}
