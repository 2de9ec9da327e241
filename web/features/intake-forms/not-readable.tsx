import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

/** Before it was agreed, or longer than a week over. */
export function NotReadable({ bookingId }: { bookingId: number }) {
  const { t } = useTranslation("intake-forms");
  const urls = useUrls();
  return (
    <EmptyState
      level={2}
      title={t("reading.over.title")}
      art={<img src={nap} alt="" width={320} height={240} />}
      actions={<LinkButton to={urls.booking(bookingId)}>{t("toBooking")}</LinkButton>}
    >
      {t("reading.over.text")}
    </EmptyState>
  );
}
