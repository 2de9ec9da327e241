import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import type { Comparison, Side } from "./harness.ts";

const SECONDS = 4;
const CONNECTIONS = 16;

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, duration: SECONDS, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${url}: answers ${statuses}, ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}

const side = (name: string, url: string): Side => ({ name, run: () => requestsPerSecond(url) });

/** The home page, kept for guests or rendered each time, against its HTML as a plain string. */
export async function prepare(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  // A process of its own: the load and the server must not share one thread.
  const server = fork(join(import.meta.dirname, "ssr-server.ts"), {
    execArgv: ["--import", "./server/platform/jsx-hook.ts"],
    // React reads it by itself, and is many times slower without.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const started = once(server, "message");
  const ended = once(server, "exit");
  const [message] = await Promise.race([
    started,
    ended.then(([code]) => {
      throw new Error(`The server ended with ${code} before it was ready.`);
    }),
  ]);
  const { origin } = message as { origin: string };

  const served = side("as a guest gets it", `${origin}/`);
  // Pages with a query are never kept, so each of these is rendered.
  const rendered = side("rendered each time", `${origin}/?anew`);
  const asString = side("the same HTML as a string", `${origin}/bench/static-home`);
  // Until the code is compiled, a round says more of V8 than of us.
  for (const { run } of [served, rendered, asString]) await run();

  return {
    comparisons: [
      { name: "home for a guest", subject: served, floor: asString, target: 0.25 },
      { name: "home, rendered", subject: rendered, floor: asString },
    ],
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
