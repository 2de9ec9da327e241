import { ArrowLeft, Download, Link2, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { ReportShare } from "#contract/logbooks/reports.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { downloadFile } from "#web/lib/api/browser-api.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

export type ReportBarProps = {
  logbookId: number;
  share: ReportShare | undefined;
  /** Since when others can see it, for both of the two. */
  sharedAt: string | undefined;
  /** The owner's: the sitter prints it, and no more. */
  canShare: boolean;
  /** The other of the two. */
  otherName: string | undefined;
  today: string;
};

/** Over the report: who can see it, and what one can do with it. */
export function ReportBar({ logbookId, canShare, otherName, today, ...given }: ReportBarProps) {
  const { t } = useTranslation("logbook-report");
  const locale = useLocale();
  const urls = useUrls();
  const [asksToRevoke, setAsking] = useState(false);
  const sharing = useReportSharing(logbookId, given.share);
  const { share, doing } = sharing;
  // The owner may just have shared it, or taken the link back.
  const sharedAt = canShare ? share?.sharedAt : given.sharedAt;
  const sharedOn = sharedAt && dayInAmsterdam(new Date(sharedAt));
  const alone = otherName ? t("bar.notShared", { name: otherName }) : t("bar.notSharedAlone");
  return (
    <header className="border-b border-line bg-surface md:sticky md:top-0 md:z-20 print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <Link
          to={urls.logbook(logbookId)}
          aria-label={t("bar.back")}
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunken"
        >
          <ArrowLeft className="size-6" />
        </Link>
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-base">{t("bar.heading")}</h1>
          <p className="text-sm text-ink-soft">
            {sharedOn
              ? t("bar.shared", { date: dayOfMonthInWords(sharedOn, locale, today) })
              : alone}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 noscript:hidden">
          {canShare && share && (
            <>
              <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
                {t("bar.revoke")}
              </Button>
              <Button variant="secondary" size="sm" onClick={sharing.copyLink}>
                <Link2 className="size-4.5" />
                {t("bar.copy")}
              </Button>
            </>
          )}
          {canShare && !share && (
            <Button
              variant="secondary"
              size="sm"
              pending={doing === "share"}
              onClick={sharing.makeLink}
            >
              <Link2 className="size-4.5" />
              {t("bar.share")}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            pending={doing === "download"}
            onClick={sharing.download}
          >
            <Download className="size-4.5" />
            {t("bar.download")}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            <Printer className="size-4.5" />
            {t("bar.print")}
          </Button>
        </div>
      </div>
      {asksToRevoke && (
        <ConfirmDialog
          title={t("revoke.heading")}
          confirm={t("revoke.confirm")}
          cancel={t("revoke.cancel")}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await sharing.revokeLink();
            setAsking(false);
          }}
        >
          {t("revoke.text")}
        </ConfirmDialog>
      )}
    </header>
  );
}

type Doing = "share" | "revoke" | "download";

/** The link of a report, and what one does with it. */
function useReportSharing(logbookId: number, initial: ReportShare | undefined) {
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
