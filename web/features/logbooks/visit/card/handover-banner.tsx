import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

export type HandoverBannerProps = { logbook: Pick<Logbook, "bookingId">; ownerName: string };

/** Called off while it ran, and the animals are not home: whom to call, and what can still be told here. */
export function HandoverBanner({ logbook, ownerName: name }: HandoverBannerProps) {
  const { t } = useTranslation("logbook-visit");
  const urls = useUrls();
  return (
    <Banner
      tone="warn"
      title={t("handover.title")}
      action={
        logbook.bookingId !== undefined && (
          <LinkButton to={urls.booking(logbook.bookingId)} variant="secondary" size="sm">
            {t("handover.toBooking")}
          </LinkButton>
        )
      }
    >
      {t("handover.text", { name })}
    </Banner>
  );
}
