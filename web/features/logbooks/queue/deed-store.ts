import type { DeviceDatabase } from "#web/lib/device/device-database.ts";
import { type Joining, joiningOf, madeBy, type StoredDeed, withNumber } from "./deed-rules.ts";
import type { Deed } from "./deeds.ts";

/** The deeds of one user on this device. Each change is whole or not there at all. */
export type DeedStore = {
  /** In the order in which they were done. */
  list(): Promise<StoredDeed[]>;
  /** Also takes out what it makes needless; a deed that is there already changes nothing. */
  add(deed: Deed, picture?: Blob): Promise<void>;
  /** Before it leaves: from now on the server may have it. Gives it as it is now, if it is still there. */
  markTried(clientId: string): Promise<StoredDeed | undefined>;
  /** The server has it; what waits to remove the thing learns its number. */
  arrived(clientId: string, id?: number): Promise<void>;
  refused(clientId: string, why: string): Promise<void>;
  /** Those that were refused may go again. */
  allowAgain(): Promise<void>;
  /** Throws them away, with their pictures. */
  remove(clientIds: readonly string[]): Promise<void>;
  picture(key: string): Promise<Blob | undefined>;
};

export function openDeedStore(database: DeviceDatabase, userId: number): DeedStore {
  const begin = () => {
    const transaction = database.transaction(["deeds", "pictures"], "readwrite");
    const deeds = transaction.objectStore("deeds");
    const pictures = transaction.objectStore("pictures");
    const all = async () => (await deeds.index("ofUser").getAll(userId)) as StoredRow[];
    const drop = async (row: StoredRow) => {
      await deeds.delete(row.order);
      if (row.kind === "image") await pictures.delete(row.pictureKey);
    };
    return { deeds, pictures, all, drop, done: transaction.done };
  };

  async function change(
    clientId: string,
    facts: Partial<Pick<StoredDeed, "isTried" | "refusal">>,
  ): Promise<StoredDeed | undefined> {
    const { deeds, all, done } = begin();
    const row = (await all()).find((one) => one.clientId === clientId);
    const changed = row && { ...row, ...facts };
    if (changed) await deeds.put(changed);
    await done;
    return changed;
  }

  return {
    async list() {
      const rows = await database.getAllFromIndex("deeds", "ofUser", userId);
      return (rows as StoredRow[]).map(({ userId: _, ...deed }) => deed);
    },
    async add(deed, picture) {
      const { deeds, pictures, all, drop, done } = begin();
      const rows = await all();
      const isThere = rows.some(({ clientId }) => clientId === deed.clientId);
      const { dropped, changed, isNeeded }: Joining = isThere
        ? { dropped: [], isNeeded: false }
        : joiningOf(rows, deed);
      if (changed) await deeds.put({ ...changed, userId });
      for (const row of rows) if (dropped.includes(row.clientId)) await drop(row);
      if (isNeeded) {
        if (picture && deed.kind === "image") {
          await pictures.put({ userId, picture }, deed.pictureKey);
        }
        // The table gives it its place in the order.
        await deeds.add({ ...deed, userId } as StoredRow);
      }
      await done;
    },
    markTried: (clientId) => change(clientId, { isTried: true }),
    async arrived(clientId, id) {
      const { deeds, all, drop, done } = begin();
      for (const row of await all()) {
        if (row.clientId === clientId) await drop(row);
        else if (id !== undefined && madeBy(row) === clientId) {
          await deeds.put({ ...withNumber(row, clientId, id), userId });
        }
      }
      await done;
    },
    async refused(clientId, refusal) {
      await change(clientId, { refusal });
    },
    async allowAgain() {
      const { deeds, all, done } = begin();
      for (const { refusal, ...row } of await all()) {
        if (refusal !== undefined) await deeds.put(row as StoredRow);
      }
      await done;
    },
    async remove(clientIds) {
      const { all, drop, done } = begin();
      for (const row of await all()) if (clientIds.includes(row.clientId)) await drop(row);
      await done;
    },
    async picture(key) {
      const row = await database.get("pictures", key);
      return row?.userId === userId ? row.picture : undefined;
    },
  };
}

type StoredRow = StoredDeed & { userId: number };
