import type * as z from "zod";
import type { mailEvent } from "#contract/notices/mail-events.ts";

type MailEvent = z.output<typeof mailEvent>;
type Settled = { email: string; reason: MailEvent["type"]; occurredAt: Date };

/**
 * One for each address: a complaint says more than a bounce, and of two alike the later one counts. In the
 * order of the addresses, so that two calls never wait for each other's.
 */
export function settleEvents(events: readonly MailEvent[]): Settled[] {
  const settled = new Map<string, Settled>();
  for (const { type: reason, email: given, occurredAt: at } of events) {
    const email = given.toLowerCase();
    const [event, before] = [{ email, reason, occurredAt: new Date(at) }, settled.get(email)];
    if (!before || saysMore(event, before)) settled.set(email, event);
  }
  return [...settled.values()].toSorted((a, b) => (a.email < b.email ? -1 : 1));
}

function saysMore(event: Settled, before: Settled): boolean {
  if (event.reason !== before.reason) return event.reason === "complained";
  return event.occurredAt > before.occurredAt;
}
