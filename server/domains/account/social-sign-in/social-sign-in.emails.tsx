import type { Locale } from "#contract/shared/locale.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/social-sign-in-mails.json" with { type: "json" };
import nl from "#messages/nl/social-sign-in-mails.json" with { type: "json" };
import {
  MailButton,
  MailHeading,
  MailLayout,
  MailNote,
  MailText,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import { salutation } from "#server/platform/mail/salutation.ts";
import { createTexts } from "#server/platform/texts.ts";

const text = createTexts({ nl, en });

const providerNames: Record<SocialProvider, string> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
};

/** Asks the owner of the address whether it is them who signs in. */
export async function linkAccountMail(input: {
  provider: SocialProvider;
  locale: Locale;
  firstName: string;
  token: string;
  appUrl: string;
}) {
  const { locale, firstName, appUrl } = input;
  const provider = providerNames[input.provider];
  const href = appUrl + urlsFor(locale).linkAccount(input.provider, input.token);
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, "link.preview", { provider })}
      homeUrl={appUrl}
      footer={text(locale, "link.footer")}
    >
      <MailHeading>{salutation(text(locale, "link.title", { firstName }))}</MailHeading>
      <MailText>{text(locale, "link.text", { provider })}</MailText>
      <MailButton href={href}>{text(locale, "link.button", { provider })}</MailButton>
      <MailNote>{text(locale, "link.note")}</MailNote>
    </MailLayout>,
  );
  return { subject: text(locale, "link.subject", { provider }), ...content };
}
