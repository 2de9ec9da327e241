import { asc } from "drizzle-orm";
import { payments, subscriptionEntries } from "#server/db/schema/money/payments.ts";
import type { CheckoutChoice, LocalPaymentsStandIn } from "../stand-ins/local-payments.ts";
import type { TestServer } from "../test-server.ts";
import { testBuying } from "./buying.ts";

type Parts = { server: { current: TestServer }; books: { current: LocalPaymentsStandIn } };

/** What buyers, the provider and the clock do, in the words of the tests. */
export function moneyCalls({ server, books }: Parts) {
  const db = () => server.current.platform.db;
  const allPayments = () => db().select().from(payments).orderBy(asc(payments.id));
  const { hook, later, job } = testBuying(server, books);

  return {
    db,
    hook,
    allPayments,
    later,
    job,
    order: (plan: string, as: string) =>
      server.current.call("POST", "/api/subscription", { as, body: { plan } }),
    /** Whoever sits at the checkout, or a bank, decides about all that is undecided; their names of it. */
    async decideAll(choice: CheckoutChoice = { outcome: "paid", method: "ideal" }) {
      const rows = await allPayments();
      const ids = rows.map(({ providerId }) => providerId).filter((id) => id !== null);
      for (const id of ids) await books.current.choose(id, choice);
      return ids;
    },
    async kinds() {
      const rows = await db()
        .select()
        .from(subscriptionEntries)
        .orderBy(asc(subscriptionEntries.id));
      return rows.map(({ kind }) => kind);
    },
  };
}
