import { ECDH } from "node:crypto";
import type * as z from "zod";
import type {
  NotificationPreferences,
  notificationPreferencesForm,
  pushSubscriptionForm,
  ToldKind,
  unsubscribeForm,
} from "#contract/notifications.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { lockOwnUser } from "#server/domains/account/account.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import { suppressMail } from "#server/platform/mail/suppression.ts";
import * as repository from "./notify.repository.ts";
import { changeChoices, type Delivery, deliveryOf, preferencesOf } from "./notify.rules.ts";
import { type Push, pushJob } from "./push.jobs.ts";
import { isUnsubscribeSignature } from "./unsubscribe-links.service.ts";

export async function getPreferences(
  { db }: Context,
  { userId }: { userId: number },
): Promise<NotificationPreferences> {
  return present(await repository.findPreferences(db, userId));
}

export async function updatePreferences(
  { db, viewer }: ViewerContext,
  { quietHours, ...change }: z.output<typeof notificationPreferencesForm>,
): Promise<NotificationPreferences> {
  const { userId } = viewer;
  const before = await repository.lockPreferences(db, userId);
  const hours =
    quietHours === undefined
      ? {}
      : { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null };
  const choices = changeChoices(before.choices, change);
  await repository.changePreferences(db, userId, { choices, ...hours });
  return present({ ...before, choices, ...hours });
}

/** More than anybody has; the oldest are most likely thrown away. */
export const mostBrowsers = 20;

export async function subscribeToPush(
  { db, now, push, viewer, locale }: ViewerContext<"push">,
  { endpoint, keys }: z.output<typeof pushSubscriptionForm>,
): Promise<void> {
  const problem = [ruleText("invalid", locale)];
  if (push.refuse(endpoint) !== null) throw invalid({ endpoint: problem });
  if (!isPublicKey(keys.p256dh) || readKey(keys.auth)?.length !== 16) {
    throw invalid({ keys: problem });
  }
  const { userId } = viewer;
  // Two at once would each count without the other.
  await lockOwnUser(db, userId);
  await repository.savePushSubscription(db, { userId, endpoint, ...keys, createdAt: now });
  await repository.deleteOlderPushSubscriptions(db, userId, mostBrowsers);
}

export async function unsubscribeFromPush(
  { db, viewer }: ViewerContext,
  { endpoint }: { endpoint: string },
): Promise<void> {
  await repository.deletePushSubscription(db, { endpoint, userId: viewer.userId });
}

/** By the link that each mail carries. The same answer whether there is such an account or not. */
export async function unsubscribe(
  { db, now, appKey }: Context<"appKey">,
  { email, s, kind }: Partial<z.output<typeof unsubscribeForm>>,
): Promise<void> {
  if (!email || !s || !isUnsubscribeSignature(appKey, { email, kind }, s)) throw notFound();
  const userId = await repository.findUserIdByEmail(db, email);
  // Somebody whom a user had us mail: for them there is nothing to choose from.
  if (userId === null) return suppressMail(db, { appKey, email, now, reason: "unsubscribed" });
  const before = await repository.lockPreferences(db, userId);
  const off = { email: false };
  const change = kind
    ? { [kind]: off }
    : {
        messages: off,
        bookings: off,
        logbook: off,
        reviews: off,
        alerts: off,
        reminders: off,
        news: off,
      };
  await repository.changePreferences(db, userId, {
    choices: changeChoices(before.choices, change),
  });
}

/** Which ways lead to somebody now, for something of this kind. */
export async function findDelivery(
  ctx: Context,
  { userId, kind }: { userId: number; kind: ToldKind },
): Promise<Delivery> {
  return deliveryOf(kind, await getPreferences(ctx, { userId }), ctx.now);
}

/** The browsers in which somebody wants to be told of this kind of thing, and when at the earliest. */
export type Browsers = { ids: number[]; startAfter?: Date };

export async function findBrowsers(
  ctx: Context,
  { userId, kind }: { userId: number; kind: ToldKind },
): Promise<Browsers> {
  const subscriptions = await repository.listPushSubscriptions(ctx.db, userId);
  if (subscriptions.length === 0) return { ids: [] };
  const { push, pushAfter } = await findDelivery(ctx, { userId, kind });
  const ids = push ? subscriptions.map(({ id }) => id) : [];
  return { ids, ...(pushAfter ? { startAfter: pushAfter } : {}) };
}

/** Part of telling somebody of something: one job for each of their browsers. */
export async function pushTo(
  { db, jobs }: Context<"jobs">,
  { browsers, ...push }: Omit<Push, "subscriptionId"> & { browsers: Browsers },
): Promise<void> {
  const { ids, ...when } = browsers;
  for (const subscriptionId of ids) {
    await jobs.send(db, pushJob, { subscriptionId, ...push }, when);
  }
}

function present(row: repository.PreferencesRow | null): NotificationPreferences {
  const { choices = {}, quietFrom, quietUntil } = row ?? {};
  const hours = quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null;
  return preferencesOf(choices, hours);
}

/** A point of the curve P-256, written out (RFC 8291): with any other nothing could ever be encrypted. */
function isPublicKey(text: string): boolean {
  const point = readKey(text);
  if (point?.length !== 65 || point[0] !== 4) return false;
  try {
    ECDH.convertKey(point, "prime256v1");
    return true;
  } catch {
    return false;
  }
}

/** Null for what is no base64 of the kind that browsers write. */
function readKey(text: string): Buffer | null {
  return /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, "base64url") : null;
}
