import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/**
 * What users did on this device and the server hasn't received yet, in IndexedDB. Every row says whose it
 * is; nobody reads or sends another's.
 */
export type DeviceSchema = DBSchema & {
  deeds: {
    /** Goes up with each deed on this device, whoever's it is. */
    key: number;
    value: DeviceDeed;
    indexes: { ofUser: number };
  };
  pictures: { key: string; value: { userId: number; picture: Blob }; indexes: { ofUser: number } };
};

/** As far as it matters here; the rest is known to whoever wrote it. */
export type DeviceDeed = {
  order: number;
  userId: number;
  clientId: string;
  kind: string;
  [fact: string]: unknown;
};

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDatabase> | undefined;

/** Rejects where the browser has no IndexedDB, or doesn't want to use it in a private window. */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>("kwispel", 1, {
    upgrade(database) {
      const deeds = database.createObjectStore("deeds", { keyPath: "order", autoIncrement: true });
      deeds.createIndex("ofUser", "userId");
      const pictures = database.createObjectStore("pictures");
      pictures.createIndex("ofUser", "userId");
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
