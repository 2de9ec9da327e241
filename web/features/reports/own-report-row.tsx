import { useRevalidator } from "react-router";
import { type OwnReport, reportTextMaxLength } from "#contract/trust/reports.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { appealForm } from "./plain-forms.ts";

/** A report that concerns the reader: what became of it, why, and what they can do. */
export function OwnReportRow({ report }: { report: OwnReport }) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const { side, subjectType, status, decision, statement, appealOutcome } = report;
  const subject = t(`subjects.${subjectType}`);
  return (
    <Card as="article" edged className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg">{t(`row.${side}`, { subject })}</h2>
        <Tag tone={status === "open" || status === "appealed" ? "warn" : "neutral"}>
          {t(`status.${status}`)}
        </Tag>
      </div>
      <p className="text-sm text-ink-soft">
        {t("row.about", {
          reason: t(`reasons.${report.reason}`),
          day: formatDate(report.createdAt, locale),
        })}
      </p>
      {report.text && <p className="whitespace-pre-line wrap-anywhere">{report.text}</p>}
      {decision && <p className="font-semibold">{t(`decision.${side}.${decision}`)}</p>}
      {statement && <Words heading={t("row.statement")} text={statement} />}
      {report.appealText && <Words heading={t("row.ownAppeal")} text={report.appealText} />}
      {appealOutcome && <p className="font-semibold">{t(`appealOutcome.${appealOutcome}`)}</p>}
      {report.appealStatement && (
        <Words heading={t("row.appealStatement")} text={report.appealStatement} />
      )}
      {report.allowedActions.includes("appeal") && report.appealUntil && (
        <AppealForm reportId={report.id} until={formatDate(report.appealUntil, locale)} />
      )}
    </Card>
  );
}

function Words({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="rounded-field bg-sunken px-4 py-3">
      <p className="text-sm font-semibold">{heading}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}

const loadRules = () => import("./report-rules.ts");
function AppealForm({ reportId, until }: { reportId: number; until: string }) {
  const { t } = useTranslation("reports");
  const { revalidate } = useRevalidator();
  const which = { reportId: String(reportId) };
  const form = useFormOf(appealForm, {
    which,
    draft: { key: `appeal:${reportId}` },
    check: async (values, locale) => (await loadRules()).checkAppeal(values, locale),
    onDone() {
      showToast({ text: t("appeal.sent") });
      return showLoading(revalidate());
    },
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-3">
      <ErrorBanner lines={form.messages} />
      <input type="hidden" name="reportId" value={reportId} />
      <TextAreaField
        label={t("appeal.label")}
        hint={t("appeal.hint", { until })}
        rows={3}
        maxLength={reportTextMaxLength}
        required
        {...form.field("text")}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        pending={form.pending}
        className="justify-self-start"
      >
        {t("appeal.send")}
      </Button>
    </Form>
  );
}
