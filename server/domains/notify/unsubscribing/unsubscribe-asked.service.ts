import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Outside, VisitorContext } from "#server/platform/context.ts";
import { tooManyRequests } from "#server/platform/http/problem.ts";
import { addressKey } from "#server/platform/limits/address-key.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findReader, findUserIdByEmail } from "../notify.repository.ts";
import { unsubscribeLinks } from "../unsubscribe-links.service.ts";

const unsubscribeMail = defineMail<{ locale: Locale; pageUrl: string }>(
  "notifications.unsubscribe-asked",
);

export function writeUnsubscribeMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  mailer.write(unsubscribeMail, async (data) =>
    (await import("./unsubscribe.emails.tsx")).unsubscribeMail({ ...data, appUrl }),
  );
}

/** Mail programs, which come with a signature, are not counted: all of a provider's have one address. */
export async function countAsking(
  { limits, config, visit }: Outside<VisitorContext<"limits" | "config">>,
  { s }: { s?: string | undefined },
): Promise<void> {
  if (s !== undefined) return;
  const key = `unsubscribe:${addressKey(visit.address)}`;
  const rule = { max: config.LIMIT_AUTH, windowMs: 60_000 };
  const { allowed, retryAfterMs } = await limits.hit(key, rule);
  if (!allowed) throw tooManyRequests(retryAfterMs);
}

/** To whoever has that address, account or not, once a day: the link shows that it is them who asks. */
export async function mailUnsubscribeLink(
  ctx: VisitorContext<"mailer" | "config" | "appKey">,
  { email }: { email: string },
): Promise<void> {
  const { db, now, mailer, config, appKey } = ctx;
  const userId = await findUserIdByEmail(db, email);
  const reader = userId === null ? null : await findReader(db, userId);
  const { pageUrl } = unsubscribeLinks(appKey, config.appUrl, { email });
  const key = `unsubscribe-asked:${email.toLowerCase()}:${dayInAmsterdam(now)}`;
  const data = { locale: reader?.locale ?? ctx.locale, pageUrl };
  await mailer.queue(db, unsubscribeMail, data, {
    key,
    to: email,
    ...(userId === null ? {} : { userId }),
  });
}
