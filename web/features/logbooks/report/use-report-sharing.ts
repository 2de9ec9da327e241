import { useState } from "react";
import type { ReportShare } from "#contract/logbooks/reports.ts";
import { downloadFile } from "#web/lib/api/browser-api.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

type Doing = "share" | "revoke" | "download";

/** The link of a report, and what one does with it. */
export function useReportSharing(logbookId: number, initial: ReportShare | undefined) {
  const { t } = useTranslation("logbook-report");
  const [share, setShare] = useState(initial);
  const params = { id: String(logbookId) };
  const { press, running } = useAction({
    async send(call, what: Doing) {
      if (what === "download") return downloadFile("reports.download", { params });
      if (what === "share") {
        const { data: made } = await call("reports.share", { params });
        setShare(made);
        return copy(made.url);
      }
      await call("reports.unshare", { params });
      setShare(undefined);
    },
    done: (what) => (what === "revoke" ? t("bar.revoked") : null),
    failed: (what) => t(what === "download" ? "bar.downloadFailed" : "bar.failed"),
  });

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: t("bar.copied") });
    } catch {
      // Refused, or a page without https: the link is shown, to be copied by hand.
      showToast({ text: t("bar.notCopied", { url }) });
    }
  }

  return {
    share,
    doing: running[0] ?? null,
    copyLink: () => share && void copy(share.url),
    makeLink: () => void press("share"),
    revokeLink: () => press("revoke"),
    download: () => void press("download"),
  };
}
