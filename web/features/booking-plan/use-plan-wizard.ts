import { useEffect, useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import type { BookingKind } from "#contract/bookings.ts";
import type { Pet } from "#contract/pets.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import type { PlanStep } from "#contract/urls/urls.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readDraft, removeDraft, restored } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { problemsOf } from "./values/plan-problems.ts";
import { firstOpenStep, linesOfStep, stepsOf } from "./values/plan-steps.ts";
import {
  daysFrom,
  emptyPlan,
  type PlanValues,
  planBody,
  planDraftKey,
  withoutGone,
} from "./values/plan-values.ts";

export type PlanDefinition = {
  kind: BookingKind;
  sitter: PublicSitter;
  pets: readonly Pet[];
  step: PlanStep;
  today: string;
  /** Chosen before the form was opened. */
  day: string | null;
};

const loadRules = () => import("./plan-rules.ts");
/** One form over all the steps: each step checks its own fields, the last one sends all of them. */
export function usePlanWizard({ kind, sitter, pets, step, today, day }: PlanDefinition) {
  const { t } = useTranslation("booking-plan");
  const urls = useUrls();
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const linkTo = useStepLinks(kind, sitter.id);
  const steps = stepsOf(kind);
  const notice = useDraftNotice(planDraftKey(kind, sitter.id), step);
  const draftKey = planDraftKey(kind, sitter.id);
  const known = { services: sitter.services, pets };
  let bookingId: number | null = null;

  async function linesOf(values: PlanValues, language: Locale): Promise<FieldTexts> {
    const whole = withoutGone(values, known);
    const own = Object.entries(problemsOf(whole, { kind, today }));
    const lines = own.map(([field, problem]) => [field, problem && t(`problems.${problem}`)]);
    if (lines.length > 0) return Object.fromEntries(lines);
    const body = planBody(whole, { kind, sitterId: sitter.id });
    return body ? (await loadRules()).checkPlan(body, language) : {};
  }

  const form = useForm<PlanValues>({
    initial: { ...emptyPlan(known), ...daysFrom(day, kind) },
    draft: { key: draftKey },
    failed: t("failed"),
    check: linesOf,
    async send(values, call) {
      const body = planBody(withoutGone(values, known), { kind, sitterId: sitter.id });
      if (!body) throw new TypeError("what was checked is whole");
      try {
        const { data } = await call("bookings.create", { body });
        bookingId = data.id;
      } catch (error) {
        // Something has changed since the page was opened: it says so itself, with the way out.
        if (error instanceof ApiError && [402, 403, 409].includes(error.status)) void revalidate();
        throw error;
      }
    },
    async onSaved() {
      if (bookingId === null) return;
      await navigate(urls.booking(bookingId), { replace: true });
      showToast({ text: t(`sent.${kind}`, { name: sitter.firstName }) });
    },
  });

  // The day that was pressed now counts, not the one of a plan that was left before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; from then on the form is the reader's.
  useEffect(() => {
    if (day && readDraft(draftKey) !== null) form.change(daysFrom(day, kind));
  }, []);

  async function goOn() {
    const lines = await linesOf(form.values, locale);
    const next = steps[steps.indexOf(step) + 1];
    if (!next) {
      const open = firstOpenStep(lines, kind);
      if (!open || open === step) return form.submit();
      form.refuse(linesOfStep(lines, kind, open));
      return navigate(linkTo(open));
    }
    const here = linesOfStep(lines, kind, step);
    form.refuse(here);
    if (Object.keys(here).length === 0) await navigate(linkTo(next));
  }

  // What the server refused stands under its field, on the step where that is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => {
    const refused = (form.refusal ?? {}) as FieldTexts;
    const open = firstOpenStep(refused, kind);
    if (open && open !== step) void navigate(linkTo(open));
  }, [form.refusal]);

  // Whoever opens a later step by its address begins with what is still open before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; from then on the buttons lead.
  useEffect(() => {
    if (step === steps[0]) return;
    const values = restored(form.values, readDraft(draftKey)) ?? form.values;
    void linesOf(values, locale).then((lines) => {
      const open = firstOpenStep(lines, kind);
      if (open && steps.indexOf(open) < steps.indexOf(step)) {
        notice.moveTo(open);
        void navigate(linkTo(open), { replace: true });
      }
    });
  }, []);

  return {
    form,
    steps,
    linkTo,
    goOn,
    values: withoutGone(form.values, known),
    loadRules: () => void loadRules(),
    forgetDraft: () => removeDraft(draftKey),
    hasDraft: notice.isShown,
  };
}

/** From step to step the rest of the address stays. */
function useStepLinks(kind: BookingKind, sitterId: number) {
  const urls = useUrls();
  const [query] = useSearchParams();
  const backTo = ownPath(query.get("backTo"));
  const chatRoomId = Number(query.get("chatRoomId"));
  return (step: PlanStep) => {
    const to = { step, ...(chatRoomId > 0 ? { chatRoomId } : {}), ...(backTo ? { backTo } : {}) };
    return kind === "booking"
      ? urls.planBooking(sitterId, to)
      : urls.planIntroduction(sitterId, to);
  };
}

/** Says on arrival, and no longer, that what was filled in earlier is there again. */
function useDraftNotice(key: string, step: PlanStep) {
  const [arrivedAt, setArrivedAt] = useState<PlanStep | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where they arrived, not where they go.
  useEffect(() => {
    if (readDraft(key) !== null) setArrivedAt(step);
  }, []);
  return {
    isShown: arrivedAt === step,
    moveTo: (next: PlanStep) => setArrivedAt((before) => before && next),
  };
}
