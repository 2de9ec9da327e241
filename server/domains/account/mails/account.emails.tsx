import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/account-mails.json" with { type: "json" };
import nl from "#messages/nl/account-mails.json" with { type: "json" };
import { amsterdam } from "#server/platform/amsterdam-time.ts";
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  MailCode,
  MailHeading,
  MailLayout,
  MailNote,
  MailQuote,
  MailText,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import { salutation } from "#server/platform/mail/salutation.ts";
import { createTexts } from "#server/platform/texts.ts";
import type { LinkPurpose } from "../access/account-access.rules.ts";
import { type Notice, noticePages } from "./account-mails.rules.ts";

const text = createTexts({ nl, en });

type Reader = { locale: Locale; firstName: string; appUrl: string };

/** A mail whose one button is a link of its own, which works for a while. */
export function linkMail(
  input: Reader & { purpose: LinkPurpose; token: string; step?: string | null },
): Promise<MailContent> {
  const { purpose, locale, token } = input;
  const urls = urlsFor(locale);
  switch (purpose) {
    case "confirm_email":
      return write(input, { texts: "confirmEmail", path: urls.confirmAccount(token) });
    case "change_email":
      return write(input, { texts: "changeEmail", path: urls.confirmAccount(token) });
    case "reset_password":
      return write(input, { texts: "resetPassword", path: urls.resetPassword(token) });
    case "login":
      return write(input, { texts: "login", path: urls.loginToken(token) });
    case "continue": {
      const path = urls.signup(undefined, { t: token });
      const step = stepName(locale, input.step ?? "");
      const body = step
        ? text(locale, "continue.text", { step })
        : text(locale, "continue.textWithoutStep");
      return write(input, { texts: "continue", path, body });
    }
  }
}

export function noticeMail(
  input: Reader & { kind: Notice; reason?: string | undefined; path?: string | undefined },
): Promise<MailContent> {
  return write(input, {
    texts: input.kind,
    path: input.path ?? urlsFor(input.locale)[noticePages[input.kind]](),
    quote: input.reason,
  });
}

export function bannedMail(
  input: Reader & { reason?: string | undefined; token: string },
): Promise<MailContent> {
  const path = urlsFor(input.locale).banAppeal(input.token);
  return write(input, { texts: "accountBanned", path, quote: input.reason });
}

/** Somebody of ours has made an account for them. */
export function invitationMail(input: Reader & { token: string }): Promise<MailContent> {
  const path = urlsFor(input.locale).resetPassword(input.token);
  return write(input, { texts: "invitation", path });
}

export function newDeviceMail(input: Reader & { device: string }): Promise<MailContent> {
  const { locale } = input;
  const device = input.device === "?" ? text(locale, "newDevice.unknownDevice") : input.device;
  const body = text(locale, "newDevice.text", { device });
  return write(input, { texts: "newDevice", path: urlsFor(locale).settings(), body });
}

export function deletionCodeMail(input: Reader & { code: string }): Promise<MailContent> {
  const { code, locale } = input;
  const subject = text(locale, "deletionCode.subject", { code });
  return write(input, { texts: "deletionCode", path: urlsFor(locale).settings(), subject, code });
}

/** The account waits for a stay; until then they may think better of it. */
export function leavingMail(input: Reader & { deletesAt: string }): Promise<MailContent> {
  const { locale } = input;
  const day = days[locale].format(new Date(input.deletesAt));
  const body = text(locale, "accountLeaving.text", { day });
  return write(input, { texts: "accountLeaving", path: urlsFor(locale).settings(), body });
}

const dayFormat = { weekday: "long", day: "numeric", month: "long", timeZone: amsterdam } as const;
const days = {
  nl: new Intl.DateTimeFormat("nl-NL", dayFormat),
  en: new Intl.DateTimeFormat("en-GB", dayFormat),
};

type Parts = {
  texts: Exclude<keyof typeof nl, number>;
  /** Where the button leads. */
  path: string;
  subject?: string;
  /** In place of the plain `text`, where something is filled in. */
  body?: string;
  code?: string;
  /** Somebody's own words. */
  quote?: string | undefined;
};

/** Every mail of this domain reads alike: what it is about, what to do, and the small print. */
async function write(reader: Reader, parts: Parts): Promise<MailContent> {
  const { locale, firstName, appUrl } = reader;
  const { texts, path, subject = text(locale, `${texts}.subject`), code } = parts;
  const words = { nl, en }[locale][texts];
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, `${texts}.preview`)}
      homeUrl={appUrl}
      footer={text(locale, `${texts}.footer`)}
    >
      <MailHeading>{salutation(text(locale, `${texts}.title`, { firstName }))}</MailHeading>
      <MailText>{parts.body ?? text(locale, `${texts}.text`)}</MailText>
      {code && <MailCode>{code}</MailCode>}
      {parts.quote && "reason" in words && <MailQuote lead={words.reason}>{parts.quote}</MailQuote>}
      {"more" in words && <MailText>{text(locale, `${texts}.more` as "welcome.more")}</MailText>}
      <MailButton href={appUrl + path}>{text(locale, `${texts}.button`)}</MailButton>
      <MailNote>{text(locale, `${texts}.note`)}</MailNote>
    </MailLayout>,
  );
  return { subject, ...content };
}

function stepName(locale: Locale, step: string): string | null {
  const known = Object.keys(nl.continue.steps) as (keyof typeof nl.continue.steps)[];
  const name = known.find((candidate) => candidate === step);
  return name ? text(locale, `continue.steps.${name}`) : null;
}
