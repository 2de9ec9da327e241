import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createOwnThread, ThreadBusy, ThreadTooSlow } from "./own-thread.ts";

let folder = "";
let file = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-thread-"));
  file = path.join(folder, "thread.ts");
  const ownThread = path.join(import.meta.dirname, "own-thread.ts");
  await writeFile(
    file,
    `import { answerInThread } from ${JSON.stringify(ownThread)};
    answerInThread((question: string) => {
      if (question === "end") process.exit(3);
      while (question === "for ever");
      if (question === "throw") throw new Error("no answer to that");
      return question.toUpperCase();
    });`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

it("answers each question, and those after one that it can't answer", async () => {
  const thread = createOwnThread<string, string>(file);
  const answers = await Promise.allSettled(["a", "throw", "b"].map((text) => thread.ask(text)));
  expect(answers).toMatchObject([
    { value: "A" },
    { reason: { message: "Error: no answer to that" } },
    { value: "B" },
  ]);
});

it("refuses more than may wait, and takes them again later", async () => {
  const thread = createOwnThread<string, string>(file, { mostWaiting: 2 });
  const answers = await Promise.allSettled(["a", "b", "c"].map((text) => thread.ask(text)));
  expect(answers).toMatchObject([
    { value: "A" },
    { value: "B" },
    { reason: expect.any(ThreadBusy) },
  ]);
  expect(await thread.ask("c")).toBe("C");
});

it("begins anew after a thread that ended", async () => {
  const thread = createOwnThread<string, string>(file);
  await expect(thread.ask("end")).rejects.toThrow("ended");
  expect(await thread.ask("a")).toBe("A");
});

it("gives up on a question that takes for ever, and answers the next", async () => {
  const thread = createOwnThread<string, string>(file, { limitMs: 2_000 });
  await expect(thread.ask("for ever")).rejects.toThrow(ThreadTooSlow);
  expect(await thread.ask("a")).toBe("A");
});
