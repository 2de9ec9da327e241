import type { Storage } from "./storage.ts";

/** A whole file in memory, for what is known to be small; null when it isn't there. */
export async function readAll(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.get(key);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
