import type * as z from "zod";
import type { mailEvent, mailEventsEndpoints } from "#contract/notices/mail-events.ts";
import type { BodyOf } from "#contract/shared/endpoint.ts";
import type { Outside, VisitorContext } from "#server/platform/context.ts";
import { notFound, unauthenticated } from "#server/platform/http/problem.ts";
import { suppressMail } from "#server/platform/mail/suppression.ts";
import { hashSecret, secretMatches } from "#server/platform/sessions/token.ts";
import { findConfirmedAt } from "../notify.repository.ts";

/** Only the provider knows the secret; without one there is no provider. */
export async function admitProvider({
  config,
  visit,
}: Outside<VisitorContext<"config">>): Promise<void> {
  const { MAIL_EVENTS_SECRET: secret } = config;
  if (!secret) throw notFound();
  if (!secretMatches(visit.token, hashSecret(secret))) throw unauthenticated();
}

type Events = BodyOf<typeof mailEventsEndpoints.take>["events"];

/** Providers tell until they are answered, and sometimes again: whatever comes twice is as if once. */
export async function takeMailEvents(
  { db, now, appKey }: VisitorContext<"appKey">,
  { events }: { events: Events },
): Promise<void> {
  for (const { email, reason, occurredAt } of settleEvents(events)) {
    const confirmedAt = await findConfirmedAt(db, email);
    // An old one, told late: since then its reader has shown that the address works.
    if (confirmedAt && confirmedAt >= occurredAt) continue;
    await suppressMail(db, { appKey, email, now, reason });
  }
}

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
