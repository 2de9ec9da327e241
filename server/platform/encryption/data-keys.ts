import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#server/platform/config/config.ts";

/** A key for what is encrypted in the database. Its id tells which one a value was encrypted with. */
export type DataKey = { id: string; bytes: Buffer };

export type DataKeys = {
  /** What is written from now on is encrypted with this one. */
  current: DataKey;
  /** The one before, or the one to come: what was written with it can still be read. */
  previous: DataKey | null;
};

export const dataKeyBytes = 32;

/** An id gives nothing away of its key. */
export function toDataKey(base64: string): DataKey {
  const bytes = Buffer.from(base64, "base64");
  const id = createHash("sha256").update("kwispel data key").update(bytes).digest("hex");
  return { id: id.slice(0, 12), bytes };
}

/** The configured keys; for the embedded database one that was made at the first start, beside the data. */
export async function readDataKeys(config: Config): Promise<DataKeys> {
  const { DATA_KEY, DATA_KEY_PREVIOUS } = config;
  return {
    current: toDataKey(DATA_KEY ?? (await readKeyFile(config.dataDir))),
    previous: DATA_KEY_PREVIOUS ? toDataKey(DATA_KEY_PREVIOUS) : null,
  };
}

async function readKeyFile(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "data-key");
  const stored = await readFile(file, "utf8").catch(() => null);
  if (stored) return stored.trim();
  await mkdir(dataDir, { recursive: true });
  const key = randomBytes(dataKeyBytes).toString("base64");
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    // Another process was first; its key is the one.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  });
  return (await readFile(file, "utf8")).trim();
}
