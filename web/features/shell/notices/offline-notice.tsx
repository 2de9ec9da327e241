import { WifiOff } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useOnline } from "#web/lib/live/online.ts";

/** The region is always there, so that its text is read out when it comes. */
export function OfflineNotice() {
  const { t } = useTranslation("shell");
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-50">
      {!online && (
        <p className="flex max-w-none animate-fade-in items-center justify-center gap-2 bg-ink px-5 py-2.5 text-center text-sm font-medium text-on-ink">
          <WifiOff className="size-5 shrink-0" />
          {t("offlineNotice")}
        </p>
      )}
    </div>
  );
}
