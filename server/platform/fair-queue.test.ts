import { beforeEach, describe, expect, it } from "vitest";
import { createFairQueue, type FairQueue, QueueFull } from "./fair-queue.ts";

/** What was begun with, in order; each waits to be ended by its name. */
let begun: string[] = [];
let ends: Map<string, () => void>;
beforeEach(() => {
  begun = [];
  ends = new Map();
});

const roomy = { waitingOfUser: 100, waiting: 100 };
const turn = () => new Promise((resolve) => setImmediate(resolve));

function send(queue: FairQueue, who: number | string, name: string, cost = 1): Promise<string> {
  const sent = queue.run(who, cost, async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  });
  sent.catch(() => {});
  return sent;
}

async function end(name: string): Promise<void> {
  const done = ends.get(name);
  if (!done) throw new Error(`${name} is not in work`);
  ends.delete(name);
  done();
  await turn();
}

/** Ends whatever is in work, the oldest first, until nothing is. */
async function endAll(): Promise<void> {
  await turn();
  for (let name = [...ends.keys()][0]; name; name = [...ends.keys()][0]) await end(name);
}

describe("createFairQueue", () => {
  it("begins at once with another user's, however much the first has sent", async () => {
    const queue = createFairQueue({ concurrent: 2, ...roomy });
    for (let nr = 1; nr <= 44; nr += 1) send(queue, 1, `flood ${nr}`);
    send(queue, 2, "other");
    await turn();
    expect(begun).toEqual(["flood 1", "other"]);
    await endAll();
    expect(begun).toHaveLength(45);
  });

  it("lets another wait for what is in work and nothing else, when it floods with two accounts", async () => {
    const queue = createFairQueue({ concurrent: 2, ...roomy });
    for (let nr = 1; nr <= 20; nr += 1) {
      send(queue, 1, `a${nr}`);
      send(queue, 2, `b${nr}`);
    }
    send(queue, 3, "other");
    await turn();
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1");
    expect(begun).toEqual(["a1", "b1", "other"]);
    await endAll();
  });

  it("lets nobody wait for more than one of somebody else's, where all cost the same", async () => {
    const queue = createFairQueue({ concurrent: 1, ...roomy });
    for (const name of ["a1", "a2", "a3", "b1", "c1", "c2"]) send(queue, name.slice(0, 1), name);
    await endAll();
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  });

  it("takes turns by cost: ten small ones for a large one", async () => {
    const queue = createFairQueue({ concurrent: 1, ...roomy });
    for (let nr = 1; nr <= 3; nr += 1) send(queue, 1, `large ${nr}`, 40);
    for (let nr = 1; nr <= 20; nr += 1) send(queue, 2, `small ${nr}`, 4);
    await endAll();
    const between = (from: string, to: string) => begun.indexOf(to) - begun.indexOf(from) - 1;
    expect(begun[0]).toBe("large 1");
    expect(between("large 1", "large 2")).toBe(10);
    expect(between("large 2", "large 3")).toBe(10);
  });

  it("remembers what somebody had who comes back at once", async () => {
    const queue = createFairQueue({ concurrent: 1, ...roomy });
    for (let nr = 1; nr <= 6; nr += 1) send(queue, 2, `small ${nr}`, 4);
    send(queue, 1, "large 1", 12);
    await turn();
    await end("small 1");
    await end("large 1");
    send(queue, 1, "large 2", 12);
    await endAll();
    expect(begun).toEqual([
      "small 1",
      "large 1",
      "small 2",
      "small 3",
      "small 4",
      "large 2",
      "small 5",
      "small 6",
    ]);
  });

  it("gives whoever was away no more than the others", async () => {
    const queue = createFairQueue({ concurrent: 1, ...roomy });
    for (let nr = 1; nr <= 4; nr += 1) send(queue, 1, `long there ${nr}`, 10);
    await turn();
    for (let nr = 1; nr <= 2; nr += 1) await end(`long there ${nr}`);
    for (let nr = 1; nr <= 3; nr += 1) send(queue, 2, `new ${nr}`, 10);
    await endAll();
    expect(begun.slice(2)).toEqual(["long there 3", "new 1", "long there 4", "new 2", "new 3"]);
  });

  it("refuses a user who has too much waiting, and nobody else", async () => {
    const queue = createFairQueue({ concurrent: 1, waitingOfUser: 2, waiting: 10 });
    const sent = [1, 2, 3, 4].map((nr) => send(queue, 1, `flood ${nr}`));
    await expect(sent[3]).rejects.toMatchObject({ name: "QueueFull", isOwn: true });
    const other = send(queue, 2, "other");
    await turn();
    await endAll();
    await expect(other).resolves.toBe("other");
    expect(begun).toEqual(["flood 1", "other", "flood 2", "flood 3"]);
  });

  it("when full, makes room for a newcomer at the cost of whoever has most waiting", async () => {
    const queue = createFairQueue({ concurrent: 1, waitingOfUser: 5, waiting: 4 });
    const flood = [1, 2, 3, 4, 5].map((nr) => send(queue, 1, `flood ${nr}`));
    const other = send(queue, 2, "other");
    await expect(flood[4]).rejects.toBeInstanceOf(QueueFull);
    await turn();
    await endAll();
    await expect(other).resolves.toBe("other");
  });

  it("when full of as many users, refuses the newcomer", async () => {
    const queue = createFairQueue({ concurrent: 1, waitingOfUser: 5, waiting: 2 });
    for (const userId of [1, 2, 3]) send(queue, userId, `of ${userId}`);
    await expect(send(queue, 4, "of 4")).rejects.toMatchObject({ isOwn: false });
    await endAll();
    expect(begun).toEqual(["of 1", "of 2", "of 3"]);
  });

  it("goes on after work that failed", async () => {
    const queue = createFairQueue({ concurrent: 1, ...roomy });
    const failed = queue.run(1, 1, async () => {
      throw new Error("broken");
    });
    const next = queue.run(1, 1, async () => "fine");
    await expect(failed).rejects.toThrow("broken");
    await expect(next).resolves.toBe("fine");
  });
});
