import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "../setup/server-process.ts";

let folder = "";
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a demo's folder", () => {
  it("is not started again where others can reach it, and starts again where they can't", {
    timeout: 180_000,
  }, async () => {
    folder = await mkdtemp(path.join(tmpdir(), "kwispel-demo-"));
    const first = await startServer({ DATA_DIR: folder });
    expect(await first.stop()).toBe(0);
    const opened = startServer({ DATA_DIR: folder, HOST: "0.0.0.0" });
    await expect(opened).rejects.toThrow(/ended with 2:\s+Kwispel can't start\.\s+DEMO:/);
    const again = await startServer({ DATA_DIR: folder });
    const mailbox = `${again.url}/dev/mailbox`;
    expect((await fetch(mailbox)).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });
});
