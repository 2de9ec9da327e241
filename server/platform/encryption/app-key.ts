import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../config/config.ts";

/** The configured key, or one made at the first start and kept beside the data. */
export async function readAppKey(config: Config): Promise<string> {
  if (config.APP_KEY) return config.APP_KEY;
  const file = path.join(config.dataDir, "app-key");
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept) return kept.trim();
  const key = randomBytes(32).toString("base64url");
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: "wx" }).catch(async (error: unknown) => {
    // Another process was first; its key is the one.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  });
  return (await readFile(file, "utf8")).trim();
}
