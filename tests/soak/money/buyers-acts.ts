import { withdrawalLink } from "#server/domains/subscriptions/withdrawal.service.ts";
import type { Answer } from "../http-client.ts";
import type { Random } from "../random.ts";
import type { KillableServer } from "./killable-server.ts";
import type { Buyer } from "./money-people.ts";

export type BuyersActs = {
  /** This share of the people do what comes to their minds, many of them side by side. */
  act(share: number): Promise<void>;
  /** Answers that must not be. */
  readonly others: number;
};

type Parts = { server: KillableServer; random: Random; appKey: string };

const plans = ["month", "month", "month", "quarter", "year"] as const;
const atOnce = 6;

export function createBuyersActs(buyers: readonly Buyer[], parts: Parts): BuyersActs {
  const { server, random, appKey } = parts;
  /** Our numbers of the payments, the latest last. */
  const ordered: number[] = [];
  let others = 0;

  async function call(method: string, url: string, token: string | null, body?: object) {
    const answer = await server.send({
      method,
      url,
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: Buffer.from(JSON.stringify(body)) } : {}),
    });
    if (answer && answer.status >= 500 && answer.status !== 503) others += 1;
    return answer;
  }

  /** In two windows at once, now and then for two different things. */
  async function order({ token }: Buyer): Promise<void> {
    const plan = random.pick(plans);
    const also = random.chance(0.3) ? [random.chance(0.5) ? plan : random.pick(plans)] : [];
    const answers = await Promise.all(
      [plan, ...also].map((each) => call("POST", "/api/subscription", token, { plan: each })),
    );
    ordered.push(...answers.filter(isMade).map(({ body }) => JSON.parse(body).payment_id));
  }

  /** Two presses on the link in a receipt of these days. */
  async function withdraw(): Promise<void> {
    const recent = ordered.slice(-Math.ceil(buyers.length / 4));
    if (recent.length === 0) return;
    const t = withdrawalLink.tokenOf(appKey, random.pick(recent));
    await Promise.all([1, 2].map(() => call("POST", "/api/withdrawal", null, { t })));
  }

  async function actAs(buyer: Buyer): Promise<void> {
    const act = random.whole(10);
    if (act < 7) await order(buyer);
    else if (act === 7) await call("DELETE", "/api/subscription", buyer.token);
    else if (act === 8) await call("POST", "/api/subscription/resume", buyer.token);
    else await withdraw();
  }

  return {
    get others() {
      return others;
    },
    async act(share) {
      const some = buyers.filter(() => random.chance(share));
      const work = async () => {
        for (let buyer = some.pop(); buyer; buyer = some.pop()) await actAs(buyer);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
  };
}

function isMade(answer: Answer | null): answer is Answer {
  return answer?.status === 201;
}
