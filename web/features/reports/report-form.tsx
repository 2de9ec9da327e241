import { useNavigate } from "react-router";
import { type ReportSubject, reportReasons, reportTextMaxLength } from "#contract/trust/reports.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { newReportForm, sentMark } from "./plain-forms.ts";

const loadRules = () => import("./report-rules.ts");
export type ReportFormProps = {
  subject: { subjectType: ReportSubject; subjectId: number };
  /** Where one came from. */
  backTo: string | null;
};

/** What is not right with something of somebody else's; people look at it. */
export function ReportForm({ subject, backTo }: ReportFormProps) {
  const { t } = useTranslation("reports");
  const urls = useUrls();
  const navigate = useNavigate();
  const form = useFormOf(newReportForm, {
    begin: subject,
    check: async (values, locale) => (await loadRules()).checkReport(values, locale),
    onDone: () => navigate(`${urls.ownReports()}?${sentMark}=1`, { replace: true }),
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-5">
      <ErrorBanner lines={form.messages} />
      <RadioCards
        label={t("new.reason")}
        options={reportReasons.map((id) => ({ id, label: t(`reasons.${id}`) }))}
        required
        {...form.field("reason")}
      />
      <TextAreaField
        label={t("new.text")}
        optional
        rows={4}
        maxLength={reportTextMaxLength}
        {...form.field("text")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending}>
          {t("new.send")}
        </Button>
        {backTo && (
          <LinkButton variant="ghost" to={backTo}>
            {t("new.cancel")}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
