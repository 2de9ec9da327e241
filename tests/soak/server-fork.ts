import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

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
  const [message] = await Promise.race([
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
      await ended;
    },
  };
}
