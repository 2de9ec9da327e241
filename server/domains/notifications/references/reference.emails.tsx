import type { Locale } from "#contract/shared/locale.ts";
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
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords } from "../bookings/booking-words.ts";
import type { MailReader } from "../notify.service.ts";

const text = createTexts({ nl, en });

/** To somebody who most likely has no account, in the sitter's language. */
export type AskedMailData = {
  locale: Locale;
  /** Who is asked. */
  name: string;
  /** For whom. */
  sitter: string;
  isReminder: boolean;
  /** The last day of the link. */
  until: string;
  today: string;
  path: string;
  pageUrl: string;
};

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

export type ReceivedMailData = { writer: string; path: string };

export async function receivedMail(
  input: MailReader & ReceivedMailData & { appUrl: string },
): Promise<MailContent> {
  const { locale, writer, path, pageUrl, appUrl } = input;
  const label = text(locale, "received.unsubscribe");
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, "received.preview")}
      homeUrl={appUrl}
      footer={text(locale, "received.footer")}
      {...(pageUrl ? { unsubscribe: { url: pageUrl, label } } : {})}
    >
      <MailHeading>{text(locale, "received.title", { writer })}</MailHeading>
      <MailText>{text(locale, "received.text")}</MailText>
      <MailButton href={appUrl + path}>{text(locale, "received.button")}</MailButton>
    </MailLayout>,
  );
  return { subject: text(locale, "received.subject", { writer }), ...content };
}
