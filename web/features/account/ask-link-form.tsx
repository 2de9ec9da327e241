import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orThrow } from "#web/lib/api/false-on-failure.ts";
import { Button } from "#web/ui/button.tsx";
import type { LinkKind } from "./access-calls.ts";
import { EmailField } from "./email-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { MailSentNote } from "./mail-sent-note.tsx";
import { useAccountForm } from "./use-account-form.ts";

export type AskLinkFormProps = { kind: LinkKind; submitLabel: string; mailbox: boolean };

/** Asks for an address and has a link mailed to it. */
export function AskLinkForm({ kind, submitLabel, mailbox }: AskLinkFormProps) {
  const { t } = useTranslation("account");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    rules: "email",
    initial: { email: "" },
    failed: t("mailSent.failed"),
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
    <FormFrame form={form} submitLabel={submitLabel}>
      <EmailField
        value={form.values.email}
        error={form.errors.email}
        onChange={(email) => form.change("email", email)}
        onBlur={() => void form.leave("email")}
      />
    </FormFrame>
  );
}
