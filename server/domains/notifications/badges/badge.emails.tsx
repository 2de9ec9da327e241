import en from "#messages/en/badge-mails.json" with { type: "json" };
import nl from "#messages/nl/badge-mails.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import { MailButton } from "#server/platform/mail/mail-template.tsx";
import { createTexts } from "#server/platform/texts.ts";
import { renderNotice } from "../notice-mail.tsx";
import type { MailReader } from "../notify.service.ts";
import { badgeWordsOf } from "./badge-notice-words.ts";

const text = createTexts({ nl, en });

export type BadgeMailData = {
  params: { names: string };
  /** What the new ones are worth, and all of them. */
  points: number;
  total: number;
  path: string;
};

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
