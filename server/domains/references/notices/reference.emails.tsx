import en from "#messages/en/reference-mails.json" with { type: "json" };
import nl from "#messages/nl/reference-mails.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  MailHeading,
  MailLayout,
  MailNote,
  MailText,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import { renderNotice } from "#server/platform/mail/notice-mail.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords } from "#server/platform/words/in-words.ts";
import type { AskedMailData, ReceivedMailData } from "./references.notices.ts";

const text = createTexts({ nl, en });

export async function askedMail(input: AskedMailData & { appUrl: string }): Promise<MailContent> {
  const { locale, name, sitter, isReminder, today, path, pageUrl, appUrl } = input;
  const kind = isReminder ? "reminder" : "asked";
  const words = { name, sitter, until: dayInWords(input.until, locale, today) };
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, `${kind}.preview`, words)}
      homeUrl={appUrl}
      footer={text(locale, "footer", words)}
      unsubscribe={{ url: pageUrl, label: text(locale, "unsubscribe") }}
    >
      <MailHeading>{text(locale, `${kind}.title`, words)}</MailHeading>
      <MailText>{text(locale, `${kind}.text`, words)}</MailText>
      <MailButton href={appUrl + path}>{text(locale, `${kind}.button`)}</MailButton>
      <MailNote>{text(locale, `${kind}.note`, words)}</MailNote>
    </MailLayout>,
  );
  return { subject: text(locale, `${kind}.subject`, words), ...content };
}

export async function receivedMail(
  input: MailReader & ReceivedMailData & { appUrl: string },
): Promise<MailContent> {
  const { locale, writer, path, appUrl } = input;
  const content = await renderNotice({
    reader: input,
    appUrl,
    words: {
      title: text(locale, "received.title", { writer }),
      lead: text(locale, "received.text"),
      preview: text(locale, "received.preview"),
      footer: text(locale, "received.footer"),
      unsubscribe: text(locale, "received.unsubscribe"),
    },
    facts: [],
    children: <MailButton href={appUrl + path}>{text(locale, "received.button")}</MailButton>,
  });
  return { subject: text(locale, "received.subject", { writer }), ...content };
}
