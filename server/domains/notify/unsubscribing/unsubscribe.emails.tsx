import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/unsubscribe-mails.json" with { type: "json" };
import nl from "#messages/nl/unsubscribe-mails.json" with { type: "json" };
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

const text = createTexts({ nl, en });

/** Asks the reader of an address whether it is them who wants no more mail. */
export async function unsubscribeMail(input: {
  locale: Locale;
  pageUrl: string;
  appUrl: string;
}): Promise<MailContent> {
  const { locale, pageUrl, appUrl } = input;
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, "preview")}
      homeUrl={appUrl}
      footer={text(locale, "footer")}
    >
      <MailHeading>{text(locale, "title")}</MailHeading>
      <MailText>{text(locale, "text")}</MailText>
      <MailButton href={pageUrl}>{text(locale, "button")}</MailButton>
      <MailNote>{text(locale, "note")}</MailNote>
    </MailLayout>,
  );
  return { subject: text(locale, "subject"), ...content };
}
