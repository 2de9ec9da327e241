import en from "#messages/en/request-notices.json" with { type: "json" };
import nl from "#messages/nl/request-notices.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import { MailButton } from "#server/platform/mail/mail-template.tsx";
import { renderNotice } from "#server/platform/mail/notice-mail.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords } from "#server/platform/words/in-words.ts";
import { type RequestMailData, requestWordsOf } from "./requests.notices.ts";

const text = createTexts({ nl, en });

export async function requestMail(
  input: MailReader & RequestMailData & { appUrl: string },
): Promise<MailContent> {
  const { locale, type, params, title, path, today, appUrl } = input;
  const { title: subject } = requestWordsOf(input, locale, today);
  const { lastOn } = params;
  const content = await renderNotice({
    reader: input,
    appUrl,
    words: {
      title: subject,
      lead: text(locale, `mail.lead.${type}`),
      footer: text(locale, "mail.footer"),
      unsubscribe: text(locale, "mail.unsubscribe"),
    },
    facts: [
      { label: text(locale, "mail.facts.request"), value: title },
      ...(lastOn
        ? [{ label: text(locale, "mail.facts.lastDay"), value: dayInWords(lastOn, locale, today) }]
        : []),
    ],
    children: <MailButton href={appUrl + path}>{text(locale, `mail.button.${type}`)}</MailButton>,
  });
  return { subject, ...content };
}
