import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

/** Loaded by the few who need it. */
export function SessionEndedBanner() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  return (
    <section aria-label={t("sessionEnded.label")} className="bg-warn-soft">
      <div className="wrap">
        <Banner
          tone="warn"
          live
          className="-mx-4 rounded-none md:items-center"
          action={
            <LinkButton to={urls.login()} variant="secondary" size="sm">
              {t("sessionEnded.login")}
            </LinkButton>
          }
        >
          {t("sessionEnded.text")}
        </Banner>
      </div>
    </section>
  );
}
