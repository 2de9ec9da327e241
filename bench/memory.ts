import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Memory } from "./servers/memory-watch.ts";

/** What a server that watches itself holds, and the most it has held since it was last asked. */
export async function askMemory(server: ChildProcess): Promise<Memory> {
  const answer = once(server, "message");
  server.send("memory");
  return (await answer)[0] as Memory;
}

/** Whatever is still being freed is gone when two looks agree. */
export async function idleMemory(server: ChildProcess): Promise<number> {
  let { now } = await askMemory(server);
  for (let look = 0; look < 30; look += 1) {
    await setTimeout(1_000);
    const before = now;
    now = (await askMemory(server)).now;
    if (Math.abs(now - before) < 2 ** 20) break;
  }
  return now;
}
