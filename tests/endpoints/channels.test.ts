import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { allChannels } from "#contract/channels.ts";
import type { Channel } from "#contract/shared/realtime.ts";

const folder = path.join(import.meta.dirname, "../../contract");

function isChannel(exported: unknown): exported is Channel {
  return typeof exported === "object" && exported !== null && "events" in exported;
}

// What attacks and fuzzes sockets reads the channels off that table.
it("lists every channel that a domain declares", async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(path.join(folder, file))),
  );
  const declared = modules.flatMap((module) => Object.values(module)).filter(isChannel);
  const names = (channels: readonly Channel[]) => channels.map(({ name }) => name).sort();
  expect(names(allChannels())).toEqual(names(declared));
});
