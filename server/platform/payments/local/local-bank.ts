import { randomBytes } from "node:crypto";
import { hourMs, minuteMs } from "#contract/shared/durations.ts";
import type { Clock } from "../../clock.ts";
import type { Books, LocalCustomer, LocalMandate, LocalPayment, LocalRefund } from "./books.ts";
import type { NewLocalCustomer, NewLocalPayment, NewLocalRefund } from "./local-input.ts";
import { LocalRefusal } from "./local-refusal.ts";
import type { SwitchBoard } from "./switches.ts";

export const payableMethods = ["ideal", "creditcard", "bancontact"] as const;
export type PayableMethod = (typeof payableMethods)[number];
/** What whoever sits at the checkout page can do with a payment in each state. */
export const choices = {
  open: ["paid", "failed", "canceled", "expired"],
  pending: ["paid", "failed"],
  paid: ["chargedBack"],
  canceled: [],
  expired: [],
  failed: [],
} as const satisfies Record<LocalPayment["status"], readonly string[]>;
export type Choice = (typeof choices)[LocalPayment["status"]][number];

type Parts = {
  books: Books;
  clock: Clock;
  switchBoard: SwitchBoard;
  /** Something came of it that the shop is told. */
  announce(payment: LocalPayment): void;
};

export type LocalBank = ReturnType<typeof createLocalBank>;

/** As long as Mollie gives people to pay. */
const openForMs = {
  ideal: 15 * minuteMs,
  creditcard: 30 * minuteMs,
  bancontact: hourMs,
} as const satisfies Record<PayableMethod, number>;

/** What a provider does behind its API: payments that are made, paid, refunded and charged back. */
export function createLocalBank({ books, clock, switchBoard, announce }: Parts) {
  const now = () => clock.now().toISOString();

  function findPayment(id: string): LocalPayment {
    const payment = books.find("payment", id);
    if (!payment) throw new LocalRefusal(404, `No payment exists with token ${id}.`);
    return payment;
  }

  function findMandate(customerId: string, id: string): LocalMandate {
    const mandate = books.find("mandate", id);
    if (!mandate || mandate.customerId !== customerId) {
      throw new LocalRefusal(404, `No mandate exists with token ${id}.`);
    }
    if (mandate.isRevoked) throw new LocalRefusal(410, "The mandate is no longer available");
    return mandate;
  }

  const findMandates = (customerId: string) =>
    books
      .list("mandate")
      .filter((mandate) => mandate.customerId === customerId && !mandate.isRevoked)
      .reverse();

  const refundsOf = (paymentId: string) =>
    books
      .list("refund")
      .filter((refund) => refund.paymentId === paymentId)
      .reverse();
  const chargebacksOf = (paymentId: string) =>
    books.list("chargeback").filter((chargeback) => chargeback.paymentId === paymentId);

  function totals(payment: LocalPayment) {
    const sum = (entries: readonly { cents: number }[]) =>
      entries.reduce((total, { cents }) => total + cents, 0);
    const refunded = sum(refundsOf(payment.id).filter(({ status }) => status !== "failed"));
    const chargedBack = sum(chargebacksOf(payment.id));
    return { refunded, chargedBack, remaining: payment.cents - refunded - chargedBack };
  }

  function findCustomer(id: string) {
    const customer = books.find("customer", id);
    if (!customer) throw new LocalRefusal(404, `No customer exists with token ${id}.`);
    return customer;
  }

  function findUsableMandate({ customerId, mandateId }: NewLocalPayment): LocalMandate {
    const mandate = findMandates(customerId ?? "").find(({ id }) => !mandateId || id === mandateId);
    if (!mandate)
      throw new LocalRefusal(422, "No suitable mandates found for customer", "customerId");
    return mandate;
  }

  function makeMandate({ customerId, method }: LocalPayment, at: string): string | null {
    if (!customerId) return null;
    const mandate: LocalMandate = {
      id: newId("mdt"),
      customerId,
      method: method === "creditcard" ? "creditcard" : "directdebit",
      isRevoked: false,
      createdAt: at,
    };
    books.put("mandate", mandate);
    return mandate.id;
  }

  function chargeBack(payment: LocalPayment, at: string): void {
    const { remaining } = totals(payment);
    books.put("payment", { ...payment, next: null });
    if (remaining <= 0) return;
    books.put("chargeback", {
      id: newId("chb"),
      paymentId: payment.id,
      cents: remaining,
      createdAt: at,
    });
    announce(payment);
  }

  function finish(payment: LocalPayment, status: LocalPayment["status"], at: string): void {
    const { outcome, chargedBackAfterMs } = switchBoard.current.recurring;
    const isDisputed =
      status === "paid" && payment.sequenceType === "recurring" && outcome === "chargedBack";
    const finished: LocalPayment = {
      ...payment,
      status,
      changedAt: at,
      next: isDisputed ? { at: later(at, chargedBackAfterMs), outcome: "chargedBack" } : null,
      mandateId:
        status === "paid" && payment.sequenceType === "first"
          ? makeMandate(payment, at)
          : payment.mandateId,
    };
    books.put("payment", finished);
    announce(finished);
  }

  function come(payment: LocalPayment, outcome: Choice, at: string): void {
    if (outcome === "chargedBack") chargeBack(payment, at);
    else finish(payment, outcome, at);
  }

  return {
    findPayment,
    findMandate,
    findMandates(customerId: string) {
      return findMandates(findCustomer(customerId).id);
    },
    refundsOf,
    chargebacksOf,
    totals,

    makeCustomer({ name, email, metadata }: NewLocalCustomer): LocalCustomer {
      const customer = {
        id: newId("cst"),
        name: name ?? null,
        email: email ?? null,
        metadata: metadata ?? null,
        createdAt: now(),
      };
      books.put("customer", customer);
      return customer;
    },

    makePayment(input: NewLocalPayment): LocalPayment {
      const { sequenceType, customerId } = input;
      if (customerId) findCustomer(customerId);
      const mandate = sequenceType === "recurring" ? findUsableMandate(input) : null;
      const isOpen = mandate === null;
      const { outcome, afterMs } = switchBoard.current.recurring;
      // Cards answer at once.
      const settlesAfterMs = mandate?.method === "creditcard" ? 0 : afterMs;
      const payment: LocalPayment = {
        id: newId("tr"),
        status: isOpen ? "open" : "pending",
        cents: input.amount,
        description: input.description,
        method: mandate?.method ?? input.method ?? null,
        locale: input.locale,
        sequenceType,
        customerId: customerId ?? null,
        mandateId: mandate?.id ?? null,
        metadata: input.metadata ?? null,
        redirectUrl: input.redirectUrl ?? null,
        webhookUrl: input.webhookUrl ?? null,
        createdAt: now(),
        changedAt: now(),
        next: isOpen
          ? { at: later(now(), openForMs[input.method ?? "ideal"]), outcome: "expired" }
          : { at: later(now(), settlesAfterMs), outcome: outcome === "failed" ? "failed" : "paid" },
      };
      books.put("payment", payment);
      return payment;
    },

    cancelPayment(id: string): LocalPayment {
      const payment = findPayment(id);
      if (payment.status !== "open") {
        throw new LocalRefusal(422, "The payment cannot be canceled");
      }
      finish(payment, "canceled", now());
      return findPayment(id);
    },

    revokeMandate(customerId: string, id: string): void {
      books.put("mandate", { ...findMandate(customerId, id), isRevoked: true });
    },

    makeRefund(paymentId: string, { amount, description = "" }: NewLocalRefund): LocalRefund {
      const payment = findPayment(paymentId);
      if (payment.status !== "paid") {
        throw new LocalRefusal(422, "The payment is not paid, so it can't be refunded");
      }
      if (amount > totals(payment).remaining) {
        throw new LocalRefusal(422, "The specified amount cannot be refunded", "amount");
      }
      const { outcome, afterMs } = switchBoard.current.refunds;
      const refund: LocalRefund = {
        id: newId("re"),
        paymentId,
        status: "pending",
        cents: amount,
        description,
        createdAt: now(),
        next: { at: later(now(), afterMs), outcome },
      };
      books.put("refund", refund);
      return refund;
    },

    /** Whoever is at the checkout page decides; false: it was decided before. */
    choose(id: string, choice: Choice, method: PayableMethod | null): boolean {
      const payment = findPayment(id);
      const possible: readonly Choice[] = choices[payment.status];
      if (!possible.includes(choice)) return false;
      come({ ...payment, method: payment.method ?? method }, choice, now());
      return true;
    },

    /** Whatever was to come by now has come, in its order. */
    advance(): void {
      const isDue = ({ next }: { next: { at: string } | null }) =>
        next !== null && next.at <= now();
      for (;;) {
        const [due] = books
          .list("payment")
          .filter(isDue)
          .sort((a, b) => (a.next?.at ?? "").localeCompare(b.next?.at ?? ""));
        if (!due?.next) break;
        come(due, due.next.outcome, due.next.at);
      }
      for (const refund of books.list("refund").filter(isDue)) {
        if (!refund.next) continue;
        books.put("refund", { ...refund, status: refund.next.outcome, next: null });
        announce(findPayment(refund.paymentId));
      }
    },
  };
}

const later = (from: string, ms: number) => new Date(Date.parse(from) + ms).toISOString();

function newId(kind: "cst" | "tr" | "mdt" | "re" | "chb"): string {
  return `${kind}_${randomBytes(10).toString("hex")}`;
}
