import { useState } from "react";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ShowForm } from "#web/ui/forms/button-form.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { loadRules } from "./load-rules.ts";
import { MailSentNote } from "./mail-sent-note.tsx";
import { OneButtonForm } from "./one-button-form.tsx";
import { askLinkForm, type LinkKind } from "./plain-forms.ts";
import { usePrefilledEmail } from "./prefilled-email.ts";

export type AskLinkFormProps = { kind: LinkKind; submitLabel: string; mailbox: boolean };

/** Asks for an address and has a link mailed to it. Its page's action has `askLink` of the same kind. */
export function AskLinkForm({ kind, submitLabel, mailbox }: AskLinkFormProps) {
  const { t } = useTranslation("account");
  const sent = useSentForm(kind);
  const [sentTo, setSentTo] = useState(sent?.isDone ? String(sent.values.email) : null);
  const form = useFormOf(askLinkForm(kind), {
    check: async (values, locale) => (await loadRules()).checkForm("email", values, locale),
    onDone: ({ email }) => setSentTo(email),
  });

  usePrefilledEmail((email) => form.change({ email }));

  if (sentTo !== null) {
    return (
      <div className="grid justify-items-start gap-4">
        <MailSentNote kind={kind} email={sentTo} mailbox={mailbox} />
        <ShowForm onPress={() => setSentTo(null)}>
          <Button type="submit" variant="secondary" size="sm">
            {t("mailSent.again")}
          </Button>
        </ShowForm>
      </div>
    );
  }
  return (
    <OneButtonForm form={form} submitLabel={submitLabel}>
      <EmailField label={t("login.email")} autoComplete="username" {...form.field("email")} />
    </OneButtonForm>
  );
}
