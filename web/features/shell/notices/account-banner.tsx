import type { User } from "#contract/account.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { resendMailForm, useResendMail } from "#web/ui/actions/use-resend-mail.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

export function AccountBanner({ user: { email, emailVerifiedAt, deletesAt } }: { user: User }) {
  return (
    <>
      {!emailVerifiedAt && <ConfirmEmailBanner email={email} />}
      {deletesAt && <LeavingBanner deletesAt={deletesAt} />}
    </>
  );
}

/** On every page of somebody whose account waits for a stay to end: when it goes, and the way to stay. */
function LeavingBanner({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const urls = useUrls();
  return (
    <section aria-label={t("leaving.label")} className="bg-warn-soft">
      <div className="wrap">
        <Banner
          tone="warn"
          className="-mx-4 rounded-none md:items-center"
          action={
            <LinkButton to={urls.settings("#leaving")} variant="secondary" size="sm">
              {t("leaving.open")}
            </LinkButton>
          }
        >
          {t("leaving.text", { day: formatDate(deletesAt, locale) })}
        </Banner>
      </div>
    </section>
  );
}

/**
 * What an unconfirmed address keeps from its owner, and the way to another mail. Without script the
 * settings take it, and say so under the address.
 */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const { t } = useTranslation("shell");
  const urls = useUrls();
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
              <ButtonForm name={resendMailForm.name} action={urls.settings()} onPress={resend}>
                <Button type="submit" variant="secondary" size="sm" pending={pending}>
                  {t("confirmEmail.resend")}
                </Button>
              </ButtonForm>
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
