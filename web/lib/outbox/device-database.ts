import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/**
 * What users did on this device and the server hasn't received yet, in IndexedDB. Every row says whose it
 * is; nobody reads or sends another's.
 */
type DeviceSchema = DBSchema & {
  /** Of logbooks. */
  deeds: Rows;
  /** Of chats. */
  messages: Rows;
  /** Of both. */
  pictures: { key: string; value: { userId: number; picture: Blob }; indexes: { ofUser: number } };
};

type Rows = {
  /** Goes up with each on this device, whoever's it is. */
  key: number;
  value: DeviceRow;
  indexes: { ofUser: number };
};

export type OutboxTable = "deeds" | "messages";

/** As far as it matters here; the rest is known to whoever wrote it. */
export type DeviceRow = {
  order: number;
  userId: number;
  clientId: string;
  [fact: string]: unknown;
};

type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDatabase> | undefined;

/** Rejects where the browser has no IndexedDB, or doesn't want to use it in a private window. */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>("kwispel", 2, {
    upgrade(database, from) {
      const makeRows = (table: OutboxTable) =>
        database
          .createObjectStore(table, { keyPath: "order", autoIncrement: true })
          .createIndex("ofUser", "userId");
      if (from < 1) {
        makeRows("deeds");
        database.createObjectStore("pictures").createIndex("ofUser", "userId");
      }
      if (from < 2) makeRows("messages");
    },
    // A later release wants to change the tables: it must not have to wait until this tab is closed.
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
