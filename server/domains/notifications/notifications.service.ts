import type * as z from "zod";
import type {
  NotificationKind,
  NotificationPreferences,
  notificationPreferencesForm,
  PushNotice,
  pushSubscriptionForm,
  unsubscribeForm,
} from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { lockOwnUser } from "#server/domains/account/account.service.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import * as repository from "./notifications.repository.ts";
import { changeChoices, isQuiet, preferencesOf } from "./notifications.rules.ts";
import { pushJob } from "./push.jobs.ts";
import { isUnsubscribeSignature } from "./unsubscribe-links.ts";

type Parts = Pick<Platform, "db" | "clock">;

export async function getPreferences(db: Db, userId: number): Promise<NotificationPreferences> {
  return present(await repository.findPreferences(db, userId));
}

export async function updatePreferences(
  { db }: Parts,
  viewer: Viewer,
  { quietHours, ...change }: z.output<typeof notificationPreferencesForm>,
): Promise<NotificationPreferences> {
  return db.transaction(async (tx) => {
    const { userId } = viewer;
    const before = await repository.lockPreferences(tx, userId);
    const hours =
      quietHours === undefined
        ? {}
        : { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null };
    const choices = changeChoices(before.choices, change);
    await repository.changePreferences(tx, userId, { choices, ...hours });
    return present({ ...before, choices, ...hours });
  });
}

/** More than anybody has; the oldest are most likely thrown away. */
export const mostBrowsers = 20;

export async function subscribeToPush(
  { db, clock, push }: Parts & Pick<Platform, "push">,
  viewer: Viewer,
  { endpoint, keys }: z.output<typeof pushSubscriptionForm>,
  locale: Locale,
): Promise<void> {
  const problem = [ruleText("invalid", locale)];
  if (push.refuse(endpoint) !== null) throw invalid({ endpoint: problem });
  if (!isPushKey(keys.p256dh, 65) || !isPushKey(keys.auth, 16)) throw invalid({ keys: problem });
  await db.transaction(async (tx) => {
    const { userId } = viewer;
    // Two at once would each count without the other.
    await lockOwnUser(tx, userId);
    await repository.savePushSubscription(tx, {
      userId,
      endpoint,
      ...keys,
      createdAt: clock.now(),
    });
    await repository.keepNewestPushSubscriptions(tx, userId, mostBrowsers);
  });
}

export async function unsubscribeFromPush({ db }: Parts, viewer: Viewer, endpoint: string) {
  await repository.deletePushSubscription(db, { endpoint, userId: viewer.userId });
}

/** By the link that each mail carries. The same answer whether there is such an account or not. */
export async function unsubscribe(
  { db, appKey }: Parts & Pick<Platform, "appKey">,
  { email, s, kind }: Partial<z.output<typeof unsubscribeForm>>,
): Promise<void> {
  if (!email || !s || !isUnsubscribeSignature(appKey, { email, kind }, s)) throw notFound();
  await db.transaction(async (tx) => {
    const userId = await repository.findUserIdByEmail(tx, email);
    if (userId === null) return;
    const before = await repository.lockPreferences(tx, userId);
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
    await repository.changePreferences(tx, userId, {
      choices: changeChoices(before.choices, change),
    });
  });
}

/** The browsers in which somebody wants to be told of this kind of thing now. */
export async function findBrowsers(
  { clock }: Pick<Platform, "clock">,
  tx: Db,
  userId: number,
  kind: NotificationKind,
): Promise<number[]> {
  const subscriptions = await repository.listPushSubscriptions(tx, userId);
  if (subscriptions.length === 0) return [];
  const preferences = await getPreferences(tx, userId);
  if (!preferences[kind].push || isQuiet(clock.now(), preferences.quietHours)) return [];
  return subscriptions.map(({ id }) => id);
}

/** Part of telling somebody of something: one job for each of their browsers. */
export async function pushTo(
  { jobs }: Pick<Platform, "jobs">,
  tx: Db,
  browsers: readonly number[],
  notice: PushNotice,
): Promise<void> {
  for (const subscriptionId of browsers) await jobs.send(tx, pushJob, { subscriptionId, notice });
}

function present(row: repository.PreferencesRow | null): NotificationPreferences {
  const { choices = {}, quietFrom, quietUntil } = row ?? {};
  const hours = quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null;
  return preferencesOf(choices, hours);
}

function isPushKey(text: string, bytes: number): boolean {
  return Buffer.from(text, "base64url").length === bytes;
}
