import en from "#messages/en/badge-mails.json" with { type: "json" };
import nl from "#messages/nl/badge-mails.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import { MailButton } from "#server/platform/mail/mail-template.tsx";
import { renderNotice } from "#server/platform/mail/notice-mail.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { type BadgeMailData, badgeWordsOf } from "./badges.notices.ts";

const text = createTexts({ nl, en });

export async function badgeMail(
  input: MailReader & BadgeMailData & { appUrl: string },
): Promise<MailContent> {
  const { locale, params, points, total, path, appUrl } = input;
  const { title, lead } = badgeWordsOf(params, locale);
  const content = await renderNotice({
    reader: input,
    appUrl,
    words: {
      title,
      lead,
      footer: text(locale, "footer"),
      unsubscribe: text(locale, "unsubscribe"),
    },
    facts: [
      { label: text(locale, "facts.points"), value: String(points) },
      { label: text(locale, "facts.total"), value: String(total) },
    ],
    children: <MailButton href={appUrl + path}>{text(locale, "button")}</MailButton>,
  });
  return { subject: title, ...content };
}
