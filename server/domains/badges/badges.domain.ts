import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerBadgeJobs } from "./badges.jobs.ts";
import { bindBadges } from "./badges.routes.ts";
import { subscribeBadges } from "./badges.subscribers.ts";
import { badgeNotices, subscribeBadgeNotices } from "./notices/badges.notices.ts";

export function registerBadges(platform: Platform): void {
  const badges = openDomain(platform, {});
  bindBadges(badges);
  subscribeBadges(badges);
  registerBadgeJobs(badges);
  subscribeBadgeNotices(badges);
  writeMails(platform, badgeNotices.mail, async (mail) =>
    (await import("./notices/badge.emails.tsx")).badgeMail(mail),
  );
}
