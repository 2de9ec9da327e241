import * as z from "zod";
import { badgeNames, pointsOf } from "#contract/badges/badge-catalogue.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urls } from "#contract/urls/urls.ts";
import mailsEn from "#messages/en/badge-mails.json" with { type: "json" };
import namesEn from "#messages/en/badge-names.json" with { type: "json" };
import mailsNl from "#messages/nl/badge-mails.json" with { type: "json" };
import namesNl from "#messages/nl/badge-names.json" with { type: "json" };
import { type NotifyContext, notify } from "#server/domains/notify/notify.service.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { MailReader, NoticeParams, NoticeTable } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { listInWords } from "#server/platform/words/in-words.ts";
import { type BadgesEarned, badgesEarned } from "../badges.events.ts";
import { findNewBadges } from "../badges.service.ts";

const text = createTexts({ nl: mailsNl, en: mailsEn });
const nameOf = createTexts({ nl: namesNl.names, en: namesEn.names });

/** What is stored of new badges for the words about them. */
const badgeNoticeParams = z.object({
  /** Which, one a line: readers have their own words for them. */
  names: z.string().transform((lines) => z.array(z.enum(badgeNames)).parse(lines.split("\n"))),
});

export function badgeWordsOf(params: NoticeParams, locale: Locale) {
  const { names } = badgeNoticeParams.parse(params);
  const named = names.map((name) => nameOf(locale, name));
  const words = { count: names.length, names: listInWords(named, locale) };
  return {
    title: text(locale, "notice.title", words),
    text: text(locale, "notice.text", words),
    lead: text(locale, "lead", words),
  };
}

export type BadgeMailData = {
  params: { names: string };
  /** What the new ones are worth, and all of them. */
  points: number;
  total: number;
  path: string;
};

export const badgeNotices = {
  entries: { badges_earned: { kind: "reviews", isMailed: true } },
  words: ({ params }, locale) => badgeWordsOf(params, locale),
  mail: defineMail<MailReader & BadgeMailData>("notifications.badges-earned"),
} satisfies NoticeTable<"badges_earned", BadgeMailData>;

export function subscribeBadgeNotices({ on }: DomainEntries<object>): void {
  on(badgesEarned, "notifications.tell-of-badges", notifyBadgesEarned);
}

/** All that were earned at once are one notification, one mail and one push. */
async function notifyBadgesEarned(ctx: NotifyContext, earned: BadgesEarned): Promise<void> {
  const { profileId } = earned;
  const news = await findNewBadges(ctx, earned);
  const [first] = news?.names ?? [];
  if (!news || !first) return;
  const { userId, names, total } = news;
  const params = { names: names.join("\n") };
  const path = urls.badges();
  await notify(ctx, {
    table: badgeNotices,
    type: "badges_earned",
    userId,
    profileId,
    otherProfileId: null,
    params,
    path,
    // Each is earned once, so that the first of them says which event it was.
    causeKey: `badges:${profileId}:${first}`,
    mail: { params, points: pointsOf(names), total, path },
    push: { tag: `badges-${profileId}` },
  });
}
