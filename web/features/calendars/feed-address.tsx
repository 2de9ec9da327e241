import { CalendarPlus } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";

/** The address, to be opened by a calendar program or copied into one. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation("calendars");

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
        <CopyButton
          text={url}
          label={t("feed.copy")}
          copied={t("feed.copied")}
          failed={t("feed.copyFailed")}
        />
      </div>
      <p className="text-sm text-ink-soft">{t("feed.how")}</p>
    </>
  );
}
