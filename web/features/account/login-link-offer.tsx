import { type MouseEvent, useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { carried } from "#web/lib/forms/plain-fields.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useErrorLines } from "#web/lib/forms/use-error-lines.ts";
import type { Form } from "#web/lib/forms/use-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { loadRules } from "./load-rules.ts";
import { MailSentNote } from "./mail-sent-note.tsx";
import { linkCalls, loginForm, loginLinkButton } from "./plain-forms.ts";

export type LoginLinkOfferProps = {
  /** The log-in form: the link goes to the address that is typed there. */
  form: Pick<Form<{ email: string; password: string }>, "values" | "refuse">;
  /** The id of its element. */
  formId: string;
  mailbox: boolean;
};

export function LoginLinkOffer({ form, formId, mailbox }: LoginLinkOfferProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const errorLines = useErrorLines();
  // Sent without script it is answered as the log-in form: that has the address, and its lines.
  const sent = useSentForm(loginForm.name);
  const [sentTo, setSentTo] = useState(sent?.isDone ? String(sent.values.email) : null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);

  async function ask(press: MouseEvent) {
    press.preventDefault();
    const email = form.values.email.trim();
    setPending(true);
    setSentTo(null);
    setMessages([]);
    try {
      const { checkForm } = await loadRules();
      const found = checkForm("email", { email }, locale);
      if (found.email) return form.refuse(found);
      await api.call(linkCalls.loginLink, { body: { email } });
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
      <Button
        type="submit"
        form={formId}
        name={carried.form}
        value={loginLinkButton}
        variant="secondary"
        wide
        onClick={(press) => void ask(press)}
        pending={pending}
      >
        {t("login.sendLink")}
      </Button>
      <ErrorBanner lines={messages} />
      {sentTo !== null && <MailSentNote kind="loginLink" email={sentTo} mailbox={mailbox} />}
    </div>
  );
}
