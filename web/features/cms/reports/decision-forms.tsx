import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { AdminReport } from "#contract/trust/admin.ts";
import {
  type AppealOutcome,
  appealOutcomes,
  type ReportDecision,
  reportDecisions,
  reportTextMaxLength,
} from "#contract/trust/reports.ts";
import type { BoundField } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { Form, type FormState } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { act } from "../acts/act.ts";
import { useAct } from "../acts/use-act.ts";
import { KeyHint, useKeys } from "../shell/keys.tsx";

/** The keys 1 to 4 choose, Ctrl and Enter send. */
export function DecisionForm({ report: { id } }: { report: AdminReport }) {
  const { t } = useTranslation("cms-reports");
  const form = useAct(decideReport, {
    which: { reportId: String(id) },
    draft: `report:${id}`,
    done: t("sent"),
  });
  const decision = form.field("decision");
  useKeys(
    Object.fromEntries(
      reportDecisions.map((each, index) => [`${index + 1}`, () => decision.onChange(each)]),
    ),
  );
  return (
    <StatedForm form={form} reportId={id} statement={form.field("statement")}>
      <RadioCards
        label={t("decide")}
        columns={2}
        required
        options={reportDecisions.map((each, index) => ({
          id: each,
          label: t(`decisions.${each}.label`),
          hint: t(`decisions.${each}.hint`),
          aside: <KeyHint>{`${index + 1}`}</KeyHint>,
        }))}
        {...decision}
      />
    </StatedForm>
  );
}

export function AppealDecisionForm({ report: { id } }: { report: AdminReport }) {
  const { t } = useTranslation("cms-reports");
  const form = useAct(decideAppeal, {
    which: { reportId: String(id) },
    draft: `report-appeal:${id}`,
    done: t("sent"),
  });
  return (
    <StatedForm form={form} reportId={id} statement={form.field("statement")}>
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
    </StatedForm>
  );
}

type StatedFormProps = {
  form: FormState;
  reportId: number;
  statement: BoundField<"statement", string>;
  /** What is chosen. */
  children: ReactNode;
};

/** A choice, and the statement that the people concerned read; Ctrl and Enter send it. */
function StatedForm({ form, reportId, statement, children }: StatedFormProps) {
  const { t } = useTranslation("cms-reports");
  const box = useRef<HTMLDivElement>(null);
  useSendKeys(box, form.submit);
  return (
    <div ref={box}>
      <Form form={form} className="grid gap-4">
        <ErrorBanner lines={form.messages} />
        <input type="hidden" name="reportId" value={reportId} />
        {children}
        <TextAreaField
          label={t("statement")}
          hint={t("statementHint")}
          maxLength={reportTextMaxLength}
          required
          {...statement}
        />
        <Button type="submit" pending={form.pending} className="justify-self-start">
          {t("send")} <KeyHint>Ctrl ↵</KeyHint>
        </Button>
      </Form>
    </div>
  );
}

/** Ctrl (or ⌘) and Enter send the form in this box, also from within a field of several lines. */
function useSendKeys(box: RefObject<HTMLElement | null>, send: () => unknown): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      if (!box.current?.contains(event.target as Node)) return;
      event.preventDefault();
      void latest.current();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [box]);
}

/** What was not chosen is sent as it is: the API says so beside the field. */
export const decideReport = act({
  name: "decideReport",
  initial: { reportId: "", decision: null as ReportDecision | null, statement: "" },
  send: (call, { reportId: id, decision, statement }) =>
    call("admin.decideReport", {
      params: { id },
      body: { decision: decision as ReportDecision, statement },
    }),
});

export const decideAppeal = act({
  name: "decideAppeal",
  initial: { reportId: "", outcome: null as AppealOutcome | null, statement: "" },
  send: (call, { reportId: id, outcome, statement }) =>
    call("admin.decideAppeal", {
      params: { id },
      body: { outcome: outcome as AppealOutcome, statement },
    }),
});
