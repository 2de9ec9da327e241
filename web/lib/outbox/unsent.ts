import { type OutboxTable, openDeviceDatabase } from "./device-database.ts";

/** What of a user's waits on this device: of logbooks pictures and everything else, and messages. */
export type Unsent = { pictures: number; others: number; messages: number };

/** Taking something back is no loss to anybody; neither is what it takes back. */
const removals = { removeActivity: "activityClientId", removeImage: "imageClientId" } as const;

type Counted = { kind?: unknown; clientId: string; [fact: string]: unknown };

/** What there is to show: not what was taken back before it arrived, nor the taking back. */
export function withoutTakenBack<Deed extends Counted>(deeds: readonly Deed[]): Deed[] {
  const isRemoval = ({ kind }: Counted) => Object.hasOwn(removals, String(kind));
  const gone = new Set(
    deeds
      .filter(isRemoval)
      .map((deed) => deed[removals[deed.kind as keyof typeof removals]])
      .filter((clientId) => clientId !== undefined),
  );
  const isOfGone = ({ clientId, activityClientId }: Counted) =>
    gone.has(clientId) || (typeof activityClientId === "string" && gone.has(activityClientId));
  return deeds.filter((deed) => !isRemoval(deed) && !isOfGone(deed));
}

/** Zero where the device has no storage at all. */
export async function readUnsent(userId: number): Promise<Unsent> {
  const database = await openDeviceDatabase().catch(() => null);
  if (!database) return { pictures: 0, others: 0, messages: 0 };
  const shown = withoutTakenBack(await database.getAllFromIndex("deeds", "ofUser", userId));
  const pictures = shown.filter(({ kind }) => kind === "image").length;
  const messages = await database.countFromIndex("messages", "ofUser", userId);
  return { pictures, others: shown.length - pictures, messages };
}

/** Whether anything of theirs is to be sent from here, even if it is only taking something back. */
export async function hasUnsent(userId: number, table: OutboxTable): Promise<boolean> {
  const database = await openDeviceDatabase().catch(() => null);
  return database !== null && (await database.countFromIndex(table, "ofUser", userId)) > 0;
}

/** They log out, and know what they lose. What others did here stays, and goes when they are back. */
export async function forgetUnsent(userId: number): Promise<void> {
  const database = await openDeviceDatabase().catch(() => null);
  if (!database) return;
  const tables = ["deeds", "messages", "pictures"] as const;
  const transaction = database.transaction(tables, "readwrite");
  for (const table of tables) {
    const rows = transaction.objectStore(table);
    for (const key of await rows.index("ofUser").getAllKeys(userId)) await rows.delete(key);
  }
  await transaction.done;
}
