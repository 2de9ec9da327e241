import { pointsOf } from "#contract/badges/badge-catalogue.ts";
import { urls } from "#contract/urls/urls.ts";
import type { BadgesEarned } from "#server/domains/badges/badges.events.ts";
import { findToTell } from "#server/domains/badges/badges.service.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import type { BadgeMailData } from "./badge.emails.tsx";

const badgeMail = defineMail<MailReader & BadgeMailData>("notifications.badges-earned");

export function writeBadgeMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  mailer.write(badgeMail, async (data) =>
    (await import("./badge.emails.tsx")).badgeMail({ ...data, appUrl }),
  );
}

/** All that were earned at once are one notification, one mail and one push. */
export async function tellOfBadges(ctx: NotifyContext, earned: BadgesEarned): Promise<void> {
  const { profileId } = earned;
  const told = await findToTell(ctx, earned);
  const [first] = told?.names ?? [];
  if (!told || !first) return;
  const params = { names: told.names.join("\n") };
  const path = urls.badges();
  await notify(ctx, {
    ...{ userId: told.userId, profileId, otherProfileId: null, path, params },
    kind: "reviews",
    type: "badges_earned",
    // Each is earned once, so that the first of them says which event it was.
    causeKey: `badges:${profileId}:${first}`,
    mail: {
      kind: badgeMail,
      data: { params, points: pointsOf(told.names), total: told.total, path },
    },
    push: { tag: `badges-${profileId}` },
  });
}
