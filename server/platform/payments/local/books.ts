import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs";
import path from "node:path";
import type { SequenceType } from "../payment-provider.ts";

export type LocalStatus = "open" | "pending" | "paid" | "canceled" | "expired" | "failed";

export type LocalCustomer = {
  id: string;
  name: string | null;
  email: string | null;
  metadata: unknown;
  createdAt: string;
};
export type LocalPayment = {
  id: string;
  status: LocalStatus;
  cents: number;
  description: string;
  method: string | null;
  locale: string;
  sequenceType: SequenceType;
  customerId: string | null;
  mandateId: string | null;
  metadata: unknown;
  redirectUrl: string | null;
  webhookUrl: string | null;
  createdAt: string;
  /** When it became what it is now; an open one, when it was made. */
  changedAt: string;
  /** What becomes of it by itself, and when. */
  next: { at: string; outcome: "paid" | "failed" | "expired" | "chargedBack" } | null;
};
export type LocalMandate = {
  id: string;
  customerId: string;
  method: "directdebit" | "creditcard";
  isRevoked: boolean;
  createdAt: string;
};
export type LocalRefund = {
  id: string;
  paymentId: string;
  status: "pending" | "refunded" | "failed";
  cents: number;
  description: string;
  createdAt: string;
  next: { at: string; outcome: "refunded" | "failed" } | null;
};
export type LocalChargeback = { id: string; paymentId: string; cents: number; createdAt: string };
/** What a call with an idempotency key was answered with; the key is its id. */
export type LocalReply = { id: string; asked: string; status: number; body: unknown };

export type Entries = {
  customer: LocalCustomer;
  payment: LocalPayment;
  mandate: LocalMandate;
  refund: LocalRefund;
  chargeback: LocalChargeback;
  reply: LocalReply;
};
type Kind = keyof Entries;

export type Books = {
  find<K extends Kind>(kind: K, id: string): Entries[K] | undefined;
  /** In the order in which they were made. */
  list<K extends Kind>(kind: K): Entries[K][];
  put<K extends Kind>(kind: K, entry: Entries[K]): void;
};

type Kept = { [K in Kind]: Map<string, Entries[K]> };

/**
 * A line of the file is an entry as it became; the last one with its id counts. It is written before
 * anybody is told, so that a server that is killed has what it said it had.
 */
export function openBooks(file: string): Books {
  const kept: Kept = {
    customer: new Map(),
    payment: new Map(),
    mandate: new Map(),
    refund: new Map(),
    chargeback: new Map(),
    reply: new Map(),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  for (const line of readLines(file)) {
    const { kind, entry } = JSON.parse(line) as { kind: Kind; entry: { id: string } };
    (kept[kind] as Map<string, { id: string }>).set(entry.id, entry);
  }
  return {
    find: (kind, id) => kept[kind].get(id),
    list: (kind) => [...kept[kind].values()],
    put(kind, entry) {
      appendFileSync(file, `${JSON.stringify({ kind, entry })}\n`, { mode: 0o600 });
      kept[kind].set(entry.id, entry);
    },
  };
}

/** Half a line at the end is what was being written when the server was killed: it was never said. */
function readLines(file: string): string[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf("\n") + 1;
  if (end < bytes.length) truncateSync(file, end);
  return bytes.subarray(0, end).toString("utf8").split("\n").filter(Boolean);
}
