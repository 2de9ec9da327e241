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
import type { LinkPurpose } from "./account-access.rules.ts";

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

const linkMails = {
  confirm_email: { texts: "confirmEmail", path: (token: string) => `/confirmAccount/${token}` },
  reset_password: {
    texts: "resetPassword",
    path: (token: string) => `/resetPassword?token=${token}`,
  },
  login: { texts: "login", path: (token: string) => `/login-token?t=${token}` },
} as const;

/** A mail whose one button is a link that works once. */
export async function linkMail(input: {
  purpose: LinkPurpose;
  locale: Locale;
  firstName: string;
  appUrl: string;
  token: string;
}): Promise<MailContent> {
  const { locale, firstName, appUrl } = input;
  const { texts, path } = linkMails[input.purpose];
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, `${texts}.preview`)}
      homeUrl={appUrl}
      footer={text(locale, `${texts}.footer`)}
    >
      <MailHeading>{text(locale, `${texts}.title`, { firstName })}</MailHeading>
      <MailText>{text(locale, `${texts}.text`)}</MailText>
      <MailButton href={appUrl + path(encodeURIComponent(input.token))}>
        {text(locale, `${texts}.button`)}
      </MailButton>
      <MailNote>{text(locale, `${texts}.note`)}</MailNote>
    </MailLayout>,
  );
  return { subject: text(locale, `${texts}.subject`), ...content };
}
