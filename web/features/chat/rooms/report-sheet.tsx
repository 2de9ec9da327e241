import { useState } from "react";
import { type ReportReason, reportReasons, reportTextMaxLength } from "#contract/trust/reports.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { type Report, sendReport } from "../chat-calls.ts";

export type ReportSheetProps = {
  subject: Pick<Report, "subjectType" | "subjectId">;
  name: string;
  onSent: () => void;
  onClose: () => void;
};

/** Loaded when asked for: few ever need it. */
export function ReportSheet({ subject, name, onSent, onClose }: ReportSheetProps) {
  const { t } = useTranslation("chat");
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);

  async function send() {
    setMissing(reason === null);
    if (reason === null) return;
    setPending(true);
    setProblem(null);
    try {
      await sendReport({ ...subject, reason, text });
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) logError("report not sent", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      setProblem(line ?? t("report.failed"));
    } finally {
      setPending(false);
    }
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("report.title")}
      footer={
        <Button wide pending={pending} onClick={() => void send()}>
          {t("report.send")}
        </Button>
      }
    >
      <div className="grid gap-5 pb-5">
        <p className="text-ink-soft">{t("report.textOfProfile", { name })}</p>
        {problem && (
          <Banner tone="bad" live>
            {problem}
          </Banner>
        )}
        <RadioCards
          label={t("report.reason")}
          options={reportReasons.map((id) => ({ id, label: t(`report.reasons.${id}`) }))}
          value={reason}
          onChange={(next) => {
            setReason(next);
            setMissing(false);
          }}
          error={isMissing ? t("report.needsReason") : undefined}
        />
        <TextAreaField
          label={t("report.text")}
          optional
          rows={4}
          maxLength={reportTextMaxLength}
          value={text}
          onChange={setText}
        />
      </div>
    </Sheet>
  );
}
