import type { ReactNode } from "react";
import type { MailReader } from "../notices.ts";
import {
  type MailFact,
  MailFacts,
  MailHeading,
  MailLayout,
  MailText,
  renderMail,
} from "./mail-template.tsx";

type NoticeMail = {
  reader: Pick<MailReader, "locale" | "pageUrl">;
  appUrl: string;
  words: Record<"title" | "lead" | "footer" | "unsubscribe", string> & {
    /** What the inbox shows behind the subject; absent: how it begins. */
    preview?: string;
  };
  facts: readonly MailFact[];
  /** What to do about it. */
  children: ReactNode;
};

/** A mail about something that happened: what, its facts, and what can be done about it. */
export function renderNotice({ reader, appUrl, words, facts, children }: NoticeMail) {
  const { locale, pageUrl } = reader;
  return renderMail(
    <MailLayout
      lang={locale}
      preview={words.preview ?? words.lead}
      homeUrl={appUrl}
      footer={words.footer}
      {...(pageUrl ? { unsubscribe: { url: pageUrl, label: words.unsubscribe } } : {})}
    >
      <MailHeading>{words.title}</MailHeading>
      <MailText>{words.lead}</MailText>
      {facts.length > 0 && <MailFacts facts={facts} />}
      {children}
    </MailLayout>,
  );
}
