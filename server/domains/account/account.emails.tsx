import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/account-mails.json" with { type: "json" };
import nl from "#messages/nl/account-mails.json" with { type: "json" };
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

export type MailContent = { subject: string; html: string; text: string };

export async function newDeviceMail(input: {
  locale: Locale;
  firstName: string;
  device: string;
  appUrl: string;
}): Promise<MailContent> {
  const { locale, firstName, appUrl } = input;
  const device = input.device === "?" ? text(locale, "newDevice.unknownDevice") : input.device;
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, "newDevice.preview")}
      homeUrl={appUrl}
      footer={text(locale, "newDevice.footer")}
    >
      <MailHeading>{text(locale, "newDevice.title", { firstName })}</MailHeading>
      <MailText>{text(locale, "newDevice.text", { device })}</MailText>
      <MailText>{text(locale, "newDevice.fine")}</MailText>
      <MailButton href={appUrl}>{text(locale, "newDevice.button")}</MailButton>
      <MailNote>{text(locale, "newDevice.notYou")}</MailNote>
    </MailLayout>,
  );
  return { subject: text(locale, "newDevice.subject"), ...content };
}
