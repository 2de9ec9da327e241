import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";

/** It has been shown for long: whoever is done switches it off above, whoever isn't says so here. */
export function StillWanted({ onKept }: { onKept: () => Promise<void> }) {
  const { t } = useTranslation("requests");
  const [pending, setPending] = useState(false);

  async function keep() {
    setPending(true);
    try {
      await api.call("requests.stillWanted", {});
      await onKept();
      showToast({ text: t("manage.stillWanted.kept") });
    } catch (error) {
      if (!(error instanceof ApiError)) logError("request not kept", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("manage.stillWanted.failed") });
    } finally {
      setPending(false);
    }
  }

  return (
    <Banner
      tone="warn"
      action={
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void keep()}>
          {t("manage.stillWanted.yes")}
        </Button>
      }
    >
      {t("manage.stillWanted.text")}
    </Banner>
  );
}
