import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export type ForkedServer = {
  origin: string;
  child: ChildProcess;
  /** Resolves once it is gone. */
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
};

const root = path.join(import.meta.dirname, "../..");

/** The product's server, without pages. */
export const chatServerFile = path.join(import.meta.dirname, "chat/chat-server.ts");

/** A process that says `{ origin }` when it is ready. */
export async function forkServer(
  file: string,
  environment: Record<string, string> = {},
): Promise<ForkedServer> {
  const child = fork(file, {
    execArgv: ["--expose-gc", "--import", "./server/platform/jsx-hook.ts"],
    cwd: root,
    // Read once, and not again at each start: a third of what starting costs.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: path.join(root, ".cache/node"),
      ...environment,
    },
  });
  const ended = once(child, "exit");
  const [message] = await endingLate(child, `${file} was not ready`, [
    once(child, "message"),
    ended.then(([code]) => {
      throw new Error(`${file} ended with ${code} before it was ready.`);
    }),
  ]);
  const { origin } = message as { origin: string };
  return {
    origin,
    child,
    async stop(signal) {
      child.kill(signal);
      await endingLate(child, `${file} had not ended after ${signal}`, [ended]);
    },
  };
}

/** Many times what either takes on a busy machine. */
const patienceMs = 90_000;

/** One that hangs is ended, and says where it hung: a test's own limit only says that it did. */
async function endingLate<Result>(
  child: ChildProcess,
  what: string,
  awaited: readonly Promise<Result>[],
): Promise<Result> {
  const hasCome = new AbortController();
  const late = pause(patienceMs, null, { signal: hasCome.signal }).then(() => {
    child.kill("SIGKILL");
    throw new Error(`${what} within ${patienceMs / 1_000} s.`);
  });
  try {
    return await Promise.race([...awaited, late]);
  } finally {
    hasCome.abort();
  }
}
