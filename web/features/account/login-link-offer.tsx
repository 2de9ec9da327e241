import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { orThrow } from "#web/lib/api/false-on-failure.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useErrorLines } from "#web/lib/forms/use-error-lines.ts";
import type { Form } from "#web/lib/forms/use-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { loadRules } from "./load-rules.ts";
import { MailSentNote } from "./mail-sent-note.tsx";

export type LoginLinkOfferProps = {
  /** The log-in form: the link goes to the address that is typed there. */
  form: Pick<Form<{ email: string; password: string }>, "values" | "refuse">;
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
      const { checkForm } = await loadRules();
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
      <ErrorBanner lines={messages} />
      {sentTo !== null && <MailSentNote kind="loginLink" email={sentTo} mailbox={mailbox} />}
    </div>
  );
}
