import { createServer, type Server, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { listenOn, waitBefore } from "./listener.ts";

describe("the wait before another attempt", () => {
  it.each([
    [0, 0, 125],
    [0, 1, 250],
    [1, 1, 500],
    [2, 1, 1_000],
    [3, 0, 750],
    [3, 1, 1_500],
    [50, 1, 1_500],
  ])("the %i. with chance %d is %d ms", (attempt, random, ms) => {
    expect(waitBefore(attempt, random)).toBe(ms);
  });
});

const serverUrl = process.env.TEST_DATABASE_URL;

/** Stands before a PostgreSQL server and can keep it away: connections are cut, new ones are held. */
async function startGate(url: URL) {
  const open = new Set<Socket>();
  let isOpen = true;
  let attempts = 0;
  let mostAtOnce = 0;
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    if (!isOpen) {
      attempts += 1;
      mostAtOnce = Math.max(mostAtOnce, open.size);
      // A moment later: two attempts at once must be seen as two.
      setTimeout(() => socket.destroy(), 50);
      return;
    }
    const inside = new Socket().connect(Number(url.port), url.hostname);
    inside.on("error", () => socket.destroy()).on("close", () => socket.destroy());
    socket.on("close", () => inside.destroy());
    socket.pipe(inside).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).href,
    connections: () => open.size,
    attempts: () => attempts,
    mostAtOnce: () => mostAtOnce,
    shut() {
      isOpen = false;
      for (const socket of open) socket.destroy();
    },
    letIn() {
      isOpen = true;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe.skipIf(!serverUrl)(
  "listening to a server that goes away (needs TEST_DATABASE_URL)",
  () => {
    let gate: Awaited<ReturnType<typeof startGate>>;
    afterEach(() => gate.close());

    async function listen() {
      gate = await startGate(new URL(serverUrl ?? ""));
      const heard: string[] = [];
      const notifications = await listenOn({
        url: gate.url,
        channel: "listener_test",
        onNotify: (payload) => heard.push(payload),
        onError: () => {},
        onBack: () => {},
      });
      return { heard, notifications };
    }

    it("is tried again one connection at a time, and heard as soon as it is back", async () => {
      const { heard, notifications } = await listen();
      gate.shut();
      await expect.poll(gate.attempts, { timeout: 20_000 }).toBeGreaterThanOrEqual(6);
      expect(gate.mostAtOnce()).toBe(1);
      gate.letIn();
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual([""]);
      expect(gate.connections()).toBe(1);
      await notifications.stop();
      await expect.poll(gate.connections).toBe(0);
    }, 40_000);

    it("can be stopped while it is away", async () => {
      const { heard, notifications } = await listen();
      gate.shut();
      await expect.poll(gate.attempts, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
      await notifications.stop();
      const attempts = gate.attempts();
      gate.letIn();
      // Nobody comes any more: as long as the longest wait.
      await new Promise((resolve) => setTimeout(resolve, waitBefore(50, 1) + 100));
      expect(gate.attempts()).toBe(attempts);
      expect(gate.connections()).toBe(0);
      expect(heard).toEqual([]);
    }, 40_000);
  },
);
