import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useResendMail } from "#web/lib/session/use-resend-mail.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

/** What an unconfirmed address keeps from its owner, and the way to another mail. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const { t } = useTranslation("shell");
  const { resend, pending, isSent, line } = useResendMail(email, {
    sent: t("confirmEmail.sent", { email }),
    failed: t("confirmEmail.failed"),
  });

  return (
    <section aria-label={t("confirmEmail.label")} className="bg-warn-soft">
      <div className="wrap">
        <Banner
          tone="warn"
          className="-mx-4 rounded-none md:items-center"
          action={
            !isSent && (
              <Button variant="secondary" size="sm" pending={pending} onClick={() => void resend()}>
                {t("confirmEmail.resend")}
              </Button>
            )
          }
        >
          <p>{t("confirmEmail.text")}</p>
          <div aria-live="polite">{line && <p className="font-semibold">{line}</p>}</div>
        </Banner>
      </div>
    </section>
  );
}
