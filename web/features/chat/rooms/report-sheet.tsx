import { useState } from "react";
import { type ReportReason, reportReasons, reportTextMaxLength } from "#contract/trust/reports.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";

export type ReportSheetProps = {
  subject: { subjectType: "profile" | "message"; subjectId: number };
  name: string;
  onSent: () => void;
  onClose: () => void;
};

/** Loaded when asked for: few ever need it. */
export function ReportSheet({ subject, name, onSent, onClose }: ReportSheetProps) {
  const { t } = useTranslation("chat");
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const sending = useAction({
    send: (call, chosen: ReportReason) => {
      const body = { ...subject, reason: chosen, ...(text.trim() ? { text } : {}) };
      return call("safety.report", { body });
    },
    onDone: onSent,
    failed: t("report.failed"),
    lines: [],
  });

  function send() {
    setMissing(reason === null);
    if (reason !== null) void sending.press(reason);
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("report.title")}
      footer={
        <Button wide pending={sending.pending} onClick={send}>
          {t("report.send")}
        </Button>
      }
    >
      <div className="grid gap-5 pb-5">
        <p className="text-ink-soft">{t("report.textOfProfile", { name })}</p>
        <ErrorBanner lines={sending.lines} />
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
