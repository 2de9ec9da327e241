import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/lib/api/api-error.ts";
import { orThrow } from "#web/lib/api/false-on-failure.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useLocale } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { MailSentNote } from "./mail-sent-note.tsx";
import type { useAccountForm } from "./use-account-form.ts";
import { useErrorLines } from "./use-error-lines.ts";

export type LoginLinkOfferProps = {
  /** The log-in form: the link goes to the address that is typed there. */
  form: Pick<
    ReturnType<typeof useAccountForm<"email" | "password">>,
    "values" | "refuse" | "loadRules"
  >;
  mailbox: boolean;
};

export function LoginLinkOffer({ form, mailbox }: LoginLinkOfferProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const errorLines = useErrorLines();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);

  async function ask() {
    const email = form.values.email.trim();
    setPending(true);
    setSentTo(null);
    setMessages([]);
    try {
      const { checkForm } = await form.loadRules();
      const found = checkForm("email", { email }, locale);
      if (found.email) return form.refuse(found);
      const { askForLink } = await import("./access-calls.ts");
      await orThrow((hear) => askForLink("loginLink", email, hear));
      form.refuse({});
      setSentTo(email);
    } catch (error) {
      const failed = t("mailSent.failed");
      if (!(error instanceof ApiError)) logError("login link not sent", error);
      setMessages(error instanceof ApiError ? errorLines(error, failed) : [failed]);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="grid gap-4">
      <Button variant="secondary" wide onClick={() => void ask()} pending={pending}>
        {t("login.sendLink")}
      </Button>
      {messages.length > 0 && (
        <Banner tone="bad" live>
          {messages.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
      {sentTo !== null && <MailSentNote kind="loginLink" email={sentTo} mailbox={mailbox} />}
    </div>
  );
}
