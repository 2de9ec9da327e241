import path from "node:path";
import { type Books, type LocalPayment, openBooks } from "#server/platform/payments/local/books.ts";
import type { LocalPaymentsStandIn } from "#tests/setup/stand-ins/local-payments.ts";
import type { Random } from "../random.ts";

export type ProviderSide = {
  /** As they stand now. */
  books(): Books;
  /** People at the checkout and banks decide about this share of what is undecided. */
  decide(share: number): Promise<void>;
  /** So many webhooks in any order: all that is new, a few times each, and old ones; null is a forged one. */
  tell(count: number): (string | null)[];
};

const forgedShare = 0.15;
/** At the checkout, by turns and not by chance: in however few payments, some fail. */
const outcomes = [
  ...(["paid", "paid", "failed", "paid"] as const),
  ...(["paid", "canceled", "paid", "paid"] as const),
  ...(["paid", "expired", "paid", "paid"] as const),
];

export function createProviderSide(
  provider: LocalPaymentsStandIn,
  { folder, random }: { folder: string; random: Random },
): ProviderSide {
  /** How each payment was when it was last told of. */
  const told = new Map<string, string>();
  /** Payments at the checkout that were decided on. */
  let decided = 0;
  const books = () => openBooks(path.join(folder, "test-payments.jsonl"));

  async function decideOn({ id, status, sequenceType }: LocalPayment, share: number) {
    if (status === "open" && random.chance(share)) {
      const outcome = outcomes[decided % outcomes.length] ?? "paid";
      decided += 1;
      const method = random.pick(["ideal", "creditcard"] as const);
      await provider.choose(id, { outcome, method });
    } else if (status === "pending" && random.chance(share)) {
      await provider.choose(id, { outcome: random.chance(0.7) ? "paid" : "failed" });
    } else if (status === "paid" && random.chance(sequenceType === "first" ? 0.002 : 0.005)) {
      await provider.choose(id, { outcome: "chargedBack" });
    }
  }

  function takeNews(): string[] {
    const states = statesOf(books());
    const news = [...states].filter(([id, state]) => told.get(id) !== state);
    for (const [id, state] of news) told.set(id, state);
    return news.map(([id]) => id);
  }

  return {
    books,
    async decide(share) {
      for (const payment of books().list("payment")) await decideOn(payment, share);
    },
    tell(count) {
      const bag: (string | null)[] = takeNews().flatMap((id) =>
        Array.from({ length: 1 + random.whole(4) }, () => id),
      );
      const known = [...told.keys()];
      while (bag.length < count) {
        const isForged = known.length === 0 || random.chance(forgedShare);
        bag.push(isForged ? null : random.pick(known));
      }
      return shuffled(bag, random);
    },
  };
}

/** All that can be told of a payment, in one text. */
function statesOf(books: Books): Map<string, string> {
  const states = new Map<string, string>();
  const add = (id: string, state: string) => states.set(id, `${states.get(id) ?? ""} ${state}`);
  for (const { id, status } of books.list("payment")) add(id, status);
  for (const { paymentId, status } of books.list("refund")) add(paymentId, status);
  for (const { paymentId } of books.list("chargeback")) add(paymentId, "charged back");
  return states;
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.whole(2 ** 30) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
