import type { User } from "#contract/account.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";

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
