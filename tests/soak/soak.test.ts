import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runSoak, type Soak } from "./soak.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "soak-"));
});
afterEach(() => rm(folder, { recursive: true }));

let done: number[] = [];
beforeEach(() => {
  done = [];
});

function countTo(rounds: number, breaksAt?: number): Soak<number> {
  return {
    title: "counting",
    rounds,
    async round(nr) {
      if (nr === breaksAt) throw new Error("broken off");
      done.push(nr);
      return nr;
    },
    summary: (figures) => ({ markdown: figures.join(), isMet: figures.length === rounds }),
  };
}

const run = (soak: Soak<number>) =>
  runSoak(soak, { stateFile: path.join(folder, "counting.json"), report: () => {} });

it("runs every round, sums up, and leaves nothing behind", async () => {
  expect(await run(countTo(3))).toEqual({ markdown: "1,2,3", isMet: true });
  expect(await readdir(folder)).toEqual([]);
});

it("goes on where it was broken off", async () => {
  await expect(run(countTo(4, 3))).rejects.toThrow("broken off");
  expect(await run(countTo(4))).toEqual({ markdown: "1,2,3,4", isMet: true });
  expect(done).toEqual([1, 2, 3, 4]);
});

it("starts anew when there are more or fewer rounds than before", async () => {
  await expect(run(countTo(4, 3))).rejects.toThrow("broken off");
  expect(await run(countTo(2))).toEqual({ markdown: "1,2", isMet: true });
  expect(done).toEqual([1, 2, 1, 2]);
});
