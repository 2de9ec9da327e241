import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { type ProofProps, useDeletionForm } from "./use-deletion-form.ts";

export type CodeProofProps = ProofProps & { email: string; onSent: () => void };

export function CodeProof({ email, onSent, ...proof }: CodeProofProps) {
  const { t } = useTranslation("settings");
  const sending = useSendCode(onSent);
  const form = useDeletionForm({
    ...proof,
    field: "code",
    explain: ({ status }) => (status === 410 ? { proof: t("delete.codeDead") } : null),
  });

  async function sendAgain() {
    form.change({ proof: "" });
    await sending.send();
  }

  return (
    <div className="grid gap-4">
      {sending.failure && (
        <Banner tone="bad" live>
          {sending.failure}
        </Banner>
      )}
      {sending.isSent ? (
        <>
          <p role="status" className="wrap-anywhere">
            {t("delete.codeSent", { email })}
          </p>
          <Form id={proof.formId} form={form} onFocus={form.loadRules} className="grid gap-5">
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
        {sending.isSent ? t("delete.codeAgain") : t("delete.sendCode")}
      </Button>
    </div>
  );
}

function useSendCode(onSent: () => void) {
  const { t } = useTranslation("settings");
  const [isSent, setSent] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setPending(true);
    setFailure(null);
    try {
      await api.call("deletion.sendDeletionCode", {});
      setSent(true);
      onSent();
    } catch (error) {
      logError("deletion code not sent", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      setFailure(line ?? t("email.actionFailed"));
    } finally {
      setPending(false);
    }
  }

  return { isSent, pending, failure, send };
}
