import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import type { LinkKind } from "./plain-forms.ts";

export type MailSentNoteProps = {
  kind: LinkKind;
  email: string;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
};

/** The same words for a known address and an unknown one: nobody learns here who has an account. */
export function MailSentNote({ kind, email, mailbox }: MailSentNoteProps) {
  const { t } = useTranslation("account");
  const urls = useUrls();
  return (
    <Banner tone="ok" title={t("mailSent.title")} live>
      <p>{t(`mailSent.${kind}`, { email })}</p>
      <p className="mt-2">{t("mailSent.spam")}</p>
      {mailbox && (
        <p className="mt-2">
          <a href={urls.mailbox()}>{t("mailSent.mailbox")}</a>
        </p>
      )}
    </Banner>
  );
}
