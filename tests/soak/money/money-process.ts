import { once } from "node:events";
import path from "node:path";
import { type ForkedServer, forkServer } from "../server-fork.ts";

export type JobName = "renew" | "ask" | "read";
/** How far its clock is ahead of the machine's, and what it shall do now. */
export type Order = { nr: number; aheadMs: number; job?: JobName };
type Done = { nr: number; problem: string | null };

export type MoneyProcess = ForkedServer & {
  /** Resolves once it is done; false when the process went away before it could say so. */
  order(order: Omit<Order, "nr">): Promise<boolean>;
};

const file = path.join(import.meta.dirname, "money-server.ts");

export async function forkMoneyServer(
  environment: Record<string, string>,
  aheadMs: number,
): Promise<MoneyProcess> {
  const server = await forkServer(file, { ...environment, SOAK_AHEAD_MS: String(aheadMs) });
  const { child } = server;
  const gone = once(child, "exit").then(() => null);
  let last = 0;
  return {
    ...server,
    async order(order) {
      const nr = ++last;
      if (!child.connected) return false;
      const answer = new Promise<Done>((resolve) => {
        const listen = (message: unknown) => {
          if ((message as Done).nr !== nr) return;
          child.off("message", listen);
          resolve(message as Done);
        };
        child.on("message", listen);
      });
      // One that is being killed doesn't hear it; that it is gone is the answer then.
      child.send({ nr, ...order }, () => {});
      const done = await Promise.race([answer, gone]);
      if (done?.problem) throw new Error(`a job failed: ${done.problem}`);
      return done !== null;
    },
  };
}
