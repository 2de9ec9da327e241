import { type DeviceRow, type OutboxTable, openDeviceDatabase } from "./device-database.ts";
import type { NewItem, OutboxRules, Progress, Stored } from "./outbox-item.ts";

/** What waits of one user and one kind. Each change is whole or not there at all. */
export type OutboxStore<New extends NewItem> = {
  /** In the order in which they were done. */
  list(): Promise<Stored<New>[]>;
  /** Also takes out what it makes needless; one that is there already changes nothing. */
  add(item: New, picture?: Blob): Promise<void>;
  /** Before it leaves: from now on the server may have it. Gives it as it is now, if it is still there. */
  markTried(clientId: string): Promise<Stored<New> | undefined>;
  /** The server has it; what waits to remove the thing learns its number. */
  arrived(clientId: string, id?: number): Promise<void>;
  refused(clientId: string, why: string): Promise<void>;
  /** Those that were refused may go again; this one, or all. */
  allowAgain(clientId?: string): Promise<void>;
  /** Throws them away, with their pictures. */
  remove(clientIds: readonly string[]): Promise<void>;
  picture(key: string): Promise<Blob | undefined>;
};

/**
 * On the device. The database is asked for each time: it may have been closed since, for a release that
 * changes its tables.
 */
export function openOutboxStore<New extends NewItem>(
  table: OutboxTable,
  userId: number,
  rules: OutboxRules<New>,
): OutboxStore<New> {
  type Row = Stored<New> & { userId: number };
  // The database is typed by what all rows have; a table is written and read here alone, for one kind.
  const asRow = (row: object) => row as DeviceRow;
  const asOwn = (rows: object[]) => rows as Row[];

  const begin = async () => {
    const database = await openDeviceDatabase();
    const transaction = database.transaction([table, "pictures"], "readwrite");
    const items = transaction.objectStore(table);
    const pictures = transaction.objectStore("pictures");
    const all = async () => asOwn(await items.index("ofUser").getAll(userId));
    const drop = async (row: Row) => {
      await items.delete(row.order);
      if (row.pictureKey !== undefined) await pictures.delete(row.pictureKey);
    };
    return { items, pictures, all, drop, done: transaction.done };
  };

  async function change(clientId: string, facts: Progress): Promise<Stored<New> | undefined> {
    const { items, all, done } = await begin();
    const row = (await all()).find((one) => one.clientId === clientId);
    const changed = row && { ...row, ...facts };
    if (changed) await items.put(asRow(changed));
    await done;
    return changed;
  }

  return {
    async list() {
      const rows = await (await openDeviceDatabase()).getAllFromIndex(table, "ofUser", userId);
      // Of a row whose kind is a parameter, what is left without a key has no type that the compiler can name.
      return asOwn(rows).map(({ userId: _, ...item }) => item as unknown as Stored<New>);
    },
    async add(item, picture) {
      const { items, pictures, all, drop, done } = await begin();
      const rows = await all();
      const isThere = rows.some(({ clientId }) => clientId === item.clientId);
      const { dropped, changed, isNeeded } = isThere
        ? { dropped: [], isNeeded: false }
        : rules.joiningOf(rows, item);
      if (changed) await items.put(asRow({ ...changed, userId }));
      for (const row of rows) if (dropped.includes(row.clientId)) await drop(row);
      if (isNeeded) {
        if (picture && item.pictureKey !== undefined) {
          await pictures.put({ userId, picture }, item.pictureKey);
        }
        // The table gives it its place in the order.
        await items.add(asRow({ ...item, userId }));
      }
      await done;
    },
    markTried: (clientId) => change(clientId, { isTried: true }),
    async arrived(clientId, id) {
      const { items, all, drop, done } = await begin();
      for (const row of await all()) {
        if (row.clientId === clientId) await drop(row);
        else if (id !== undefined && rules.madeBy(row) === clientId) {
          await items.put(asRow({ ...rules.withNumber(row, clientId, id), userId }));
        }
      }
      await done;
    },
    async refused(clientId, refusal) {
      await change(clientId, { refusal });
    },
    async allowAgain(clientId) {
      const { items, all, done } = await begin();
      for (const row of await all()) {
        const isMeant = clientId === undefined || row.clientId === clientId;
        if (isMeant && row.refusal !== undefined) await items.put(asRow(sentAnew(row)));
      }
      await done;
    },
    async remove(clientIds) {
      const { all, drop, done } = await begin();
      for (const row of await all()) if (clientIds.includes(row.clientId)) await drop(row);
      await done;
    },
    async picture(key) {
      const row = await (await openDeviceDatabase()).get("pictures", key);
      return row?.userId === userId ? row.picture : undefined;
    },
  };
}

/** Without its refusal. */
export function sentAnew<Item extends Progress>({ refusal: _, ...item }: Item): object {
  return { ...item, retries: (item.retries ?? 0) + 1 };
}
