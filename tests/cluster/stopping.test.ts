import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type ServerProcess, startServer } from "../setup/server-process.ts";

let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.stop("SIGKILL");
});

describe("stopping", () => {
  it("under load answers every request that it took, and exits with 0", {
    timeout: 120_000,
  }, async () => {
    const { url, stop, output } = await startServer({ DEMO: "1" });
    const statuses: number[] = [];
    const refused: string[] = [];
    let asking = true;
    // Each visitor asks again as soon as there is an answer; bounded by the server's own end.
    const visitors = Array.from({ length: 20 }, async (_, index) => {
      for (let asked = 0; asking && asked < 5_000; asked += 1) {
        const path = index % 2 ? "/" : "/api/openapi.json";
        try {
          const response = await fetch(url + path);
          await response.text();
          statuses.push(response.status);
        } catch (error) {
          // Nobody listens any more: fetch can't connect, or the idle connection was just closed.
          refused.push(String((error as Error).cause ?? error));
          if (!asking) return;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    });
    // All of them are on their second page at least.
    await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(60);
    const code = await stop("SIGTERM");
    asking = false;
    await Promise.all(visitors);

    expect(code, output()).toBe(0);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
    expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(output()).not.toContain("request failed");
  });

  it.each([
    ["a request that its sender never ends", ["POST /api/login HTTP/1.1", "Content-Length: 1000"]],
    [
      "an upgrade to what isn't there",
      ["GET /nowhere HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket"],
    ],
    // Starting included; whoever waited would do so for two minutes, the server's limit for a request.
  ])("doesn't wait for %s", { timeout: 110_000 }, async (_case, [first, ...headers]) => {
    const { url, stop, output } = await startServer({ DEMO: "0", STOP_GRACE_MS: "500" });
    const { hostname, port } = new URL(url);
    const visitor = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    await once(visitor, "connect");
    const head = [first, `Host: ${hostname}:${port}`, ...headers, "Content-Type: application/json"];
    visitor.write(`${head.join("\r\n")}\r\n\r\n`);
    // Being cut off is what it is here for, with or without a reset.
    const cutOff = new Promise((resolve) =>
      visitor.resume().on("error", resolve).on("end", resolve),
    );
    // An answer to somebody else: by then the server has read the beginning above.
    await fetch(`${url}/healthz`);
    expect(await stop("SIGTERM"), output()).toBe(0);
    await cutOff;
    visitor.destroy();
  });
});

describe("a start that can't be", () => {
  it.each([
    ["a wrong setting", { PORT: "many" }, "PORT: must be a number"],
    ["a key that is too short", { APP_KEY: "short" }, "APP_KEY: must be 32 characters or more"],
  ])("names %s and exits with 2", async (_case, environment, text) => {
    const failed = startServer(environment);
    await expect(failed).rejects.toThrow("ended with 2");
    await expect(failed).rejects.toThrow(text);
  });

  it("names the process that has the data folder", { timeout: 60_000 }, async () => {
    server = await startServer({ DEMO: "0" });
    const second = startServer({ DEMO: "0", DATA_DIR: server.folder });
    await expect(second).rejects.toThrow(/is in use by process \d+/);
  });
});
