import { useRef } from "react";
import type { AdminReport } from "#contract/trust/admin.ts";
import { appealOutcomes, reportDecisions, reportTextMaxLength } from "#contract/trust/reports.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { useAct } from "../acts/use-act.ts";
import { KeyHint } from "../shell/key-hint.tsx";
import { useKeys } from "../shell/use-keys.ts";
import { useSendKeys } from "../shell/use-send-keys.ts";
import { decideAppeal, decideReport } from "./report-acts.ts";

/** The keys 1 to 4 choose, Ctrl and Enter send. */
export function DecisionForm({ report: { id } }: { report: AdminReport }) {
  const { t } = useTranslation("cms-reports");
  const box = useRef<HTMLDivElement>(null);
  const form = useAct(decideReport, {
    which: { reportId: String(id) },
    draft: `report:${id}`,
    done: t("sent"),
  });
  const { onChange } = form.field("decision");
  useKeys(
    Object.fromEntries(
      reportDecisions.map((decision, index) => [`${index + 1}`, () => onChange(decision)]),
    ),
  );
  useSendKeys(box, form.submit);
  return (
    <div ref={box}>
      <Form form={form} className="grid gap-4">
        <ErrorBanner lines={form.messages} />
        <input type="hidden" name="reportId" value={id} />
        <RadioCards
          label={t("decide")}
          columns={2}
          required
          options={reportDecisions.map((decision, index) => ({
            id: decision,
            label: t(`decisions.${decision}.label`),
            hint: t(`decisions.${decision}.hint`),
            aside: <KeyHint>{`${index + 1}`}</KeyHint>,
          }))}
          {...form.field("decision")}
        />
        <TextAreaField
          label={t("statement")}
          hint={t("statementHint")}
          maxLength={reportTextMaxLength}
          required
          {...form.field("statement")}
        />
        <SendButton pending={form.pending} />
      </Form>
    </div>
  );
}

export function AppealDecisionForm({ report: { id } }: { report: AdminReport }) {
  const { t } = useTranslation("cms-reports");
  const box = useRef<HTMLDivElement>(null);
  const form = useAct(decideAppeal, {
    which: { reportId: String(id) },
    draft: `report-appeal:${id}`,
    done: t("sent"),
  });
  useSendKeys(box, form.submit);
  return (
    <div ref={box}>
      <Form form={form} className="grid gap-4">
        <ErrorBanner lines={form.messages} />
        <input type="hidden" name="reportId" value={id} />
        <RadioCards
          label={t("decideAgain")}
          columns={2}
          required
          options={appealOutcomes.map((outcome) => ({
            id: outcome,
            label: t(`outcomes.${outcome}.label`),
            hint: t(`outcomes.${outcome}.hint`),
          }))}
          {...form.field("outcome")}
        />
        <TextAreaField
          label={t("statement")}
          hint={t("statementHint")}
          maxLength={reportTextMaxLength}
          required
          {...form.field("statement")}
        />
        <SendButton pending={form.pending} />
      </Form>
    </div>
  );
}

function SendButton({ pending }: { pending: boolean }) {
  const { t } = useTranslation("cms-reports");
  return (
    <Button type="submit" pending={pending} className="justify-self-start">
      {t("send")} <KeyHint>Ctrl ↵</KeyHint>
    </Button>
  );
}
