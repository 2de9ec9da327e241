import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

/** What an unconfirmed address keeps from its owner, and the way to another mail. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const { t } = useTranslation("shell");
  const [lines, setLines] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(false);
  const [pending, setPending] = useState(false);

  async function resend() {
    setPending(true);
    try {
      const [{ api }, { accessEndpoints }] = await Promise.all([
        import("#web/lib/api/browser-api.ts"),
        import("#contract/account.ts"),
      ]);
      await api.call(accessEndpoints.sendVerificationEmail, { body: { email } });
      setSent(true);
      setLines([t("confirmEmail.sent", { email })]);
    } catch (error) {
      logError("confirmation mail not sent", error);
      const messages = error instanceof ApiError ? error.messages : [];
      setLines(messages.length > 0 ? messages : [t("confirmEmail.failed")]);
    } finally {
      setPending(false);
    }
  }

  return (
    <section aria-label={t("confirmEmail.label")} className="bg-warn-soft">
      <div className="wrap">
        <Banner
          tone="warn"
          className="-mx-4 rounded-none md:items-center"
          action={
            !sent && (
              <Button variant="secondary" size="sm" pending={pending} onClick={() => void resend()}>
                {t("confirmEmail.resend")}
              </Button>
            )
          }
        >
          <p>{t("confirmEmail.text")}</p>
          <div aria-live="polite">
            {lines.map((line) => (
              <p key={line} className="font-semibold">
                {line}
              </p>
            ))}
          </div>
        </Banner>
      </div>
    </section>
  );
}
