import { type MouseEvent, useState } from "react";
import { carried } from "#web/lib/forms/plain-fields.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import type { Form } from "#web/lib/forms/use-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
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
  // Sent without script it is answered as the log-in form: that has the address, and its lines.
  const sent = useSentForm(loginForm.name);
  const [sentTo, setSentTo] = useState(sent?.isDone ? String(sent.values.email) : null);
  const asking = useAction({
    async send(call) {
      const email = form.values.email.trim();
      setSentTo(null);
      const { checkForm } = await loadRules();
      const found = checkForm("email", { email }, locale);
      if (found.email) return form.refuse(found);
      await call(linkCalls.loginLink, { body: { email } });
      form.refuse({});
      setSentTo(email);
    },
    failed: t("mailSent.failed"),
    lines: [],
  });

  function ask(press: MouseEvent) {
    press.preventDefault();
    void asking.press();
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
        onClick={ask}
        pending={asking.pending}
      >
        {t("login.sendLink")}
      </Button>
      <ErrorBanner lines={asking.lines} />
      {sentTo !== null && <MailSentNote kind="loginLink" email={sentTo} mailbox={mailbox} />}
    </div>
  );
}
