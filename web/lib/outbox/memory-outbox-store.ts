import type { NewItem, OutboxRules, Progress, Stored } from "./outbox-item.ts";
import { type OutboxStore, sentAnew } from "./outbox-store.ts";

/** For browsers that keep nothing, as in some private windows: it lives as long as the page. */
export function createMemoryOutboxStore<New extends NewItem>(
  rules: OutboxRules<New>,
): OutboxStore<New> {
  type Item = Stored<New>;
  let items: readonly Item[] = [];
  const pictures = new Map<string, Blob>();
  let order = 0;

  function hold(next: readonly Item[]): void {
    for (const { clientId, pictureKey } of items) {
      if (pictureKey !== undefined && !next.some((one) => one.clientId === clientId)) {
        pictures.delete(pictureKey);
      }
    }
    items = next;
  }

  function change(clientId: string, facts: Progress): Item | undefined {
    hold(items.map((item) => (item.clientId === clientId ? { ...item, ...facts } : item)));
    return items.find((item) => item.clientId === clientId);
  }

  return {
    list: async () => [...items],
    async add(item, picture) {
      if (items.some(({ clientId }) => clientId === item.clientId)) return;
      const { dropped, changed, isNeeded } = rules.joiningOf(items, item);
      const others = items.filter(({ clientId }) => !dropped.includes(clientId));
      hold(
        others.map((one) =>
          changed !== undefined && one.clientId === changed.clientId ? changed : one,
        ),
      );
      if (!isNeeded) return;
      order += 1;
      if (picture && item.pictureKey !== undefined) pictures.set(item.pictureKey, picture);
      hold([...items, { ...item, order, isInMemory: true }]);
    },
    markTried: async (clientId) => change(clientId, { isTried: true }),
    async arrived(clientId, id) {
      const others = items.filter((item) => item.clientId !== clientId);
      hold(id === undefined ? others : others.map((item) => rules.withNumber(item, clientId, id)));
    },
    async refused(clientId, refusal) {
      change(clientId, { refusal });
    },
    async allowAgain(clientId) {
      const isMeant = (item: Item) =>
        item.refusal !== undefined && (clientId === undefined || item.clientId === clientId);
      hold(items.map((item) => (isMeant(item) ? (sentAnew(item) as Item) : item)));
    },
    async remove(clientIds) {
      hold(items.filter(({ clientId }) => !clientIds.includes(clientId)));
    },
    picture: async (key) => pictures.get(key),
  };
}

/**
 * What the device refuses, because it has no room or stores nothing at all, waits in memory and goes out all
 * the same, as long as the page is open; each such item says so.
 */
export function withMemory<New extends NewItem>(
  device: OutboxStore<New>,
  rules: OutboxRules<New>,
  onRefused: (error: unknown) => void,
): OutboxStore<New> {
  const memory = createMemoryOutboxStore(rules);
  /** One that is in memory never asks the device, which may be the one that refuses everything. */
  const storeOf = async (clientId: string) =>
    (await memory.list()).some((item) => item.clientId === clientId) ? memory : device;

  return {
    async list() {
      const inMemory = await memory.list();
      // Of a device that can't be read, what is in memory goes out at least. Said at each reading, it would
      // fill the console.
      const onDevice = await device.list().catch(() => []);
      return [...onDevice, ...inMemory];
    },
    add: (item, picture) =>
      device.add(item, picture).catch((error: unknown) => {
        onRefused(error);
        return memory.add(item, picture);
      }),
    markTried: async (clientId) => (await storeOf(clientId)).markTried(clientId),
    arrived: async (clientId, id) => (await storeOf(clientId)).arrived(clientId, id),
    refused: async (clientId, why) => (await storeOf(clientId)).refused(clientId, why),
    async allowAgain(clientId) {
      await memory.allowAgain(clientId);
      if (clientId === undefined || (await storeOf(clientId)) === device) {
        await device.allowAgain(clientId).catch(onRefused);
      }
    },
    async remove(clientIds) {
      const inMemory = new Set((await memory.list()).map((item) => item.clientId));
      await memory.remove(clientIds);
      const others = clientIds.filter((clientId) => !inMemory.has(clientId));
      if (others.length > 0) await device.remove(others);
    },
    picture: async (key) => (await memory.picture(key)) ?? device.picture(key),
  };
}
