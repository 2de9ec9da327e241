import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { exitCodes } from "#server/platform/process-net.ts";
import { type ServerProcess, startServer } from "../setup/server-process.ts";

let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.stop("SIGKILL");
});

/** A request that has reached the server, and whose body is still to come. */
async function beginRequest(url: string, body: string) {
  const { port, host } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  await once(socket, "connect");
  socket.write(
    [
      "POST /api/forgotPassword HTTP/1.1",
      `Host: ${host}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      "Connection: close",
      // Answered at once, by Node, as soon as it has read this much.
      "Expect: 100-continue",
      "\r\n",
    ].join("\r\n"),
  );
  await expect.poll(() => answer).toContain("100 Continue");
  answer = "";
  return {
    async finish(): Promise<string> {
      socket.write(body);
      await once(socket, "close");
      return answer;
    },
  };
}

describe("an error that nobody catches", () => {
  it.each([
    ["timer", "uncaughtException"],
    ["promise", "unhandledRejection"],
  ])(
    "in a %s is logged, and ends the process once what was running is answered",
    {
      timeout: 120_000,
    },
    async (place, origin) => {
      server = await startServer({ DEMO: "0", PLANTED_IN: place }, "tests/setup/failing-server.ts");
      const { url, output, stop } = server;
      const running = await beginRequest(url, '{"email":"nobody"}');
      // It has come: requests are seen to in the order in which they arrive.
      expect((await fetch(`${url}/api/catalogue`)).status).not.toBe(503);
      const ended = stop("SIGUSR2");
      await expect
        .poll(async () => (await fetch(`${url}/api/catalogue`)).status, { timeout: 20_000 })
        .toBe(503);
      // As ever: that is no address.
      expect(await running.finish()).toMatch(/^HTTP\/1.1 422 /);
      expect(await ended, output()).toBe(exitCodes.strayError);
      server = undefined;
      const fatal = output()
        .split("\n")
        .filter((line) => line.includes('"level":60'))
        .map((line) => JSON.parse(line) as { err: { message: string }; origin: string });
      const where = expect.stringContaining("tests/setup/failing-server.ts");
      expect(fatal).toMatchObject([{ origin, err: { message: where } }]);
    },
  );
});
