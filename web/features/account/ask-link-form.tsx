import { useState } from "react";
import { orThrow } from "#web/lib/api/false-on-failure.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import type { LinkKind } from "./access-calls.ts";
import { loadRules } from "./load-rules.ts";
import { MailSentNote } from "./mail-sent-note.tsx";
import { OneButtonForm } from "./one-button-form.tsx";

export type AskLinkFormProps = { kind: LinkKind; submitLabel: string; mailbox: boolean };

/** Asks for an address and has a link mailed to it. */
export function AskLinkForm({ kind, submitLabel, mailbox }: AskLinkFormProps) {
  const { t } = useTranslation("account");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: "" },
    failed: t("mailSent.failed"),
    check: async (values, locale) => (await loadRules()).checkForm("email", values, locale),
    async send({ email }) {
      const { askForLink } = await import("./access-calls.ts");
      await orThrow((hear) => askForLink(kind, email.trim(), hear));
      setSentTo(email.trim());
    },
  });

  if (sentTo !== null) {
    return (
      <div className="grid justify-items-start gap-4">
        <MailSentNote kind={kind} email={sentTo} mailbox={mailbox} />
        <Button variant="secondary" size="sm" onClick={() => setSentTo(null)}>
          {t("mailSent.again")}
        </Button>
      </div>
    );
  }
  return (
    <OneButtonForm form={form} submitLabel={submitLabel}>
      <EmailField label={t("login.email")} autoComplete="username" {...form.field("email")} />
    </OneButtonForm>
  );
}
