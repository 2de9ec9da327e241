import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import type { DeletionForm } from "./use-deletion-form.ts";

export type CodeProofProps = {
  form: DeletionForm;
  formId: string;
  email: string;
  onSent: () => void;
};

export function CodeProof({ form, formId, email, onSent }: CodeProofProps) {
  const { t } = useTranslation("settings");
  const [isSent, setSent] = useState(false);
  const sending = useAction({
    send: (call) => call("deletion.sendDeletionCode", {}),
    onDone() {
      setSent(true);
      onSent();
    },
    failed: t("email.actionFailed"),
    lines: [],
  });
  async function sendAgain() {
    form.change({ proof: "" });
    await sending.press();
  }

  return (
    <div className="grid gap-4">
      <ErrorBanner lines={sending.lines} />
      {isSent ? (
        <>
          <p role="status" className="wrap-anywhere">
            {t("delete.codeSent", { email })}
          </p>
          <Form id={formId} form={form} onFocus={form.loadRules} className="grid gap-5">
            <ErrorBanner lines={form.messages} />
            <TextField
              label={t("delete.code")}
              hint={t("delete.codeHint")}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              value={form.values.proof}
              error={form.errors.proof}
              onChange={(code) => form.change({ proof: code })}
            />
          </Form>
        </>
      ) : (
        <p className="wrap-anywhere">{t("delete.codeIntro", { email })}</p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        pending={sending.pending}
        onClick={() => void sendAgain()}
      >
        {isSent ? t("delete.codeAgain") : t("delete.sendCode")}
      </Button>
    </div>
  );
}
