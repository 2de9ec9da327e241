import { CalendarPlus, Copy } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** The address, to be opened by a calendar program or copied into one. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation("calendars");

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: t("feed.copied") });
    } catch {
      // Refused, or a page without https: it is on the screen, to be copied by hand.
      showToast({ text: t("feed.copyFailed") });
    }
  }

  return (
    <>
      <div>
        <p className="mb-1.5 font-semibold">{t("feed.address")}</p>
        <p className="rounded-field bg-sunken px-4 py-3 text-sm break-all select-all">{url}</p>
        <p className="mt-1.5 text-sm text-ink-soft">{t("feed.secret")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          className={buttonLook({ variant: "secondary" })}
          href={url.replace(/^https?:/, "webcal:")}
        >
          <CalendarPlus className="size-5" />
          {t("feed.open")}
        </a>
        <Button variant="secondary" onClick={() => void copy()} className="noscript:hidden">
          <Copy className="size-5" />
          {t("feed.copy")}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t("feed.how")}</p>
    </>
  );
}
