import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/contact-mails.json" with { type: "json" };
import nl from "#messages/nl/contact-mails.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  MailHeading,
  MailLayout,
  MailQuote,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import { createTexts } from "#server/platform/texts.ts";

const words = createTexts({ nl, en });

export type ContactMailData = { locale: Locale; name: string; email: string; text: string };

/** To who runs the site. */
export async function contactMail(
  input: ContactMailData & { appUrl: string },
): Promise<MailContent> {
  const { locale, name, email, text, appUrl } = input;
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={words(locale, "preview", { name })}
      homeUrl={appUrl}
      footer={words(locale, "footer")}
    >
      <MailHeading>{words(locale, "title", { name })}</MailHeading>
      <MailQuote lead={words(locale, "lead", { name, email })}>{text}</MailQuote>
      <MailButton href={`mailto:${email}`}>{words(locale, "answer", { name })}</MailButton>
    </MailLayout>,
  );
  return { subject: words(locale, "subject", { name }), ...content };
}
