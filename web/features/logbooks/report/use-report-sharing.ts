import { useState } from "react";
import type { ReportShare } from "#contract/logbooks/reports.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api, downloadFile } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

type Doing = "share" | "revoke" | "download";

/** The link of a report, and what one does with it. */
export function useReportSharing(logbookId: number, initial: ReportShare | undefined) {
  const { t } = useTranslation("logbook-report");
  const [share, setShare] = useState(initial);
  const [doing, setDoing] = useState<Doing | null>(null);

  async function run(what: Doing, work: () => Promise<void>) {
    setDoing(what);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) logError(`report: ${what} failed`, error);
      showToast({ text: t(what === "download" ? "bar.downloadFailed" : "bar.failed") });
    } finally {
      setDoing(null);
    }
  }

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: t("bar.copied") });
    } catch {
      // Refused, or a page without https: the link is shown, to be copied by hand.
      showToast({ text: t("bar.notCopied", { url }) });
    }
  }

  const params = { id: String(logbookId) };
  return {
    share,
    doing,
    copyLink: () => share && void copy(share.url),
    makeLink: () =>
      void run("share", async () => {
        const { data: made } = await api.call("reports.share", { params });
        setShare(made);
        await copy(made.url);
      }),
    revokeLink: () =>
      run("revoke", async () => {
        await api.call("reports.unshare", { params });
        setShare(undefined);
        showToast({ text: t("bar.revoked") });
      }),
    download: () => void run("download", () => downloadFile("reports.download", { params })),
  };
}
