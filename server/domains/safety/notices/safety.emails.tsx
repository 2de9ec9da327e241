import en from "#messages/en/safety-notices.json" with { type: "json" };
import nl from "#messages/nl/safety-notices.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  MailHeading,
  MailLayout,
  MailNote,
  MailQuote,
  MailText,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { type SafetyMailData, safetyWordsOf } from "./safety.notices.ts";

const text = createTexts({ nl, en });

/** The statement of reasons: what was decided, why, and what can be done about it. */
export async function safetyMail(
  input: MailReader & SafetyMailData & { appUrl: string },
): Promise<MailContent> {
  const { locale, type, statement, mayAppeal, path, appUrl } = input;
  const words = safetyWordsOf(input, locale);
  const isReport = type !== "certificate_seen" && type !== "certificate_refused";
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={words.text}
      homeUrl={appUrl}
      footer={text(locale, "mail.footer")}
    >
      <MailHeading>{words.title}</MailHeading>
      <MailText>{words.text}</MailText>
      {statement && <MailQuote lead={text(locale, "mail.statement")}>{statement}</MailQuote>}
      <MailButton href={appUrl + path}>
        {text(locale, isReport ? "mail.button" : "mail.certificateButton")}
      </MailButton>
      {mayAppeal && <MailNote>{text(locale, "mail.appeal")}</MailNote>}
    </MailLayout>,
  );
  return { subject: words.title, ...content };
}
