import { useEffect, useState } from "react";
import { isOpenedFromDevice } from "#web/lib/device/kept-pages.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

/** Without network there is only what was kept on the device, and that is the care. */
export function CareOnlyNote({ logbookId }: { logbookId: number | undefined }) {
  const { t } = useTranslation(["intake-forms", "shell"]);
  const urls = useUrls();
  const [isFromDevice, setFromDevice] = useState(false);
  useEffect(() => setFromDevice(isOpenedFromDevice()), []);
  return (
    <Banner
      tone="warn"
      className="mb-6 print:hidden"
      // The page is kept as the server wrote it, and so is the logbook: this way is open without network.
      action={
        logbookId !== undefined && (
          <LinkButton to={urls.logbook(logbookId)} reloadDocument variant="secondary" size="sm">
            {t("reading.toLogbook")}
          </LinkButton>
        )
      }
    >
      {isFromDevice && <>{t("shell:offline.kept")} </>}
      {t("reading.careOnly")}
    </Banner>
  );
}
