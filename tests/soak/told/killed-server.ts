import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { amsterdamClock } from "../money/plain-days.ts";
import type { Random } from "../random.ts";
import { type ForkedServer, forkServer } from "../server-fork.ts";
import type { DrivenServer, Obeyed, Order } from "./orders.ts";

export type KilledServer = DrivenServer & { readonly kills: number; end(): Promise<void> };

const file = path.join(import.meta.dirname, "told-server.ts");
/** So long after the order, in the midst of it. */
const waitsMs = [1, 5, 20, 60, 150, 400] as const;
/** When most is due. */
const busyTimes = ["05:00", "10:00", "17:00", "20:00"];

type Answer = { nr: number; obeyed?: Obeyed; problem?: string };
type Plan = { now: number; killAt: readonly number[]; random: Random };

/**
 * Killed without a word at about these moments, by turns while somebody calls and while the clock comes by.
 * Another one is started, and whoever was cut off asks again, with the same key, as every client does.
 */
export async function startKilledServer(
  environment: Record<string, string>,
  { now, killAt, random }: Plan,
): Promise<KilledServer> {
  const start = (at: number) => forkServer(file, { ...environment, SOAK_NOW: String(at) });
  let server = await start(now);
  let kills = 0;
  let asked = 0;

  /** Null: it went away before it could answer. */
  async function ask({ child }: ForkedServer, order: Order): Promise<Obeyed | null> {
    asked += 1;
    const nr = asked;
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const listen = (message: unknown) => {
      if ((message as Answer).nr === nr) resolve(message as Answer);
    };
    const leave = () => resolve(null);
    child.on("message", listen).once("exit", leave);
    child.send({ nr, order }, () => {});
    const answer = await promise;
    child.off("message", listen).off("exit", leave);
    if (answer?.problem !== undefined) throw new Error(`it could not: ${answer.problem}`);
    return answer?.obeyed ?? null;
  }

  function isToBeKilled(order: Order): boolean {
    if (order.now < (killAt[kills] ?? Number.POSITIVE_INFINITY)) return false;
    if (kills % 2 === 0) return order.do !== "look";
    return order.do === "look" && busyTimes.includes(amsterdamClock(order.now).time);
  }

  return {
    get kills() {
      return kills;
    },
    async obey(order) {
      if (isToBeKilled(order)) {
        kills += 1;
        const asking = ask(server, order);
        await sleep(random.pick(waitsMs));
        await server.stop("SIGKILL");
        await asking;
        server = await start(order.now);
      }
      const obeyed = await ask(server, order);
      if (!obeyed) throw new Error("the server went away by itself");
      return obeyed;
    },
    end: () => server.stop("SIGKILL"),
  };
}
