import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { PriceEstimate } from "#contract/bookings/price-estimate.ts";
import type { PlanStep } from "#contract/urls/urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Form } from "#web/ui/forms/form.tsx";
import { NamedStepper, Stepper } from "#web/ui/forms/stepper.tsx";
import { useFocusOnStep } from "#web/ui/forms/use-focus-on-step.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { PlanReceipt } from "./plan-receipt.tsx";
import { PlanStepFields } from "./plan-step-fields.tsx";
import { SitterCard, SitterLine } from "./sitter-side.tsx";
import { type PlanDefinition, usePlanWizard } from "./use-plan-wizard.ts";
import { agreedCents, estimateOf } from "./values/plan-price.ts";
import type { PlanValues } from "./values/plan-values.ts";

/** One question at a time, and beside it what comes of it. */
export function PlanScreen(props: PlanDefinition) {
  /** A plan that begins anew is another form. */
  const [turn, setTurn] = useState(0);
  return <Wizard key={turn} {...props} onStartOver={() => setTurn(turn + 1)} />;
}

function Wizard(props: PlanDefinition & { onStartOver: () => void }) {
  const { kind, sitter, pets, step, today, day, onStartOver } = props;
  const { t } = useTranslation("booking-plan");
  const navigate = useNavigate();
  const wizard = usePlanWizard({ kind, sitter, pets, step, today, day });
  const { form, steps, linkTo, values } = wizard;
  const ref = useFocusOnStep(step);
  const name = sitter.firstName;
  const at = steps.indexOf(step);
  const previous = steps[at - 1];
  const next = steps[at + 1];
  const isLast = next === undefined;
  const estimate =
    kind === "booking" ? estimateOf(values, { services: sitter.services, pets }) : null;
  const plan = { kind, sitter, pets, today };

  async function startOver() {
    wizard.forgetDraft();
    await navigate(linkTo(steps[0] ?? step), { replace: true });
    onStartOver();
  }

  return (
    <div
      ref={ref}
      className="wrap flex min-h-[calc(100dvh-var(--spacing)*16)] flex-col pt-5 md:pt-8"
    >
      <Stepper
        className="mb-5 md:hidden"
        steps={steps.map((each) => t(`steps.${each}.name`))}
        current={at + 1}
      />
      <NamedStepper
        className="mb-8 hidden md:block"
        steps={steps.map((id) => ({ id, name: t(`steps.${id}.name`), to: linkTo(id) }))}
        current={step}
      />
      <Form
        form={{ ...form, submit: wizard.goOn }}
        onFocus={wizard.loadRules}
        className="flex flex-1 flex-col gap-5"
      >
        <div className="flex flex-1 flex-col md:grid md:grid-cols-[minmax(0,1fr)_23rem] md:content-start md:gap-x-16">
          <div className="flex min-w-0 flex-1 flex-col">
            <SitterLine sitter={sitter} />
            <StepHeading step={step} plan={props} />
            {/* A field that gets the focus stays clear of the bar that sticks to the lower edge. */}
            <div className="grid grid-cols-1 gap-6 pb-8 **:scroll-mb-28">
              <ErrorBanner lines={form.messages} />
              {wizard.hasDraft && (
                <Banner
                  action={
                    <Button
                      variant="ghost"
                      size="sm"
                      className="-ml-3.5 md:ml-0"
                      onClick={() => void startOver()}
                    >
                      {t("draft.startOver")}
                    </Button>
                  }
                >
                  {t("draft.back")}
                </Banner>
              )}
              <PlanStepFields
                {...plan}
                form={{ ...form, values }}
                step={step}
                estimate={estimate}
                linkTo={linkTo}
              />
            </div>
            <Foot
              previous={previous ? linkTo(previous) : null}
              price={<RunningTotal estimate={estimate} values={values} />}
            >
              <Button
                type="submit"
                pending={form.pending}
                className={cx(
                  "min-w-0 flex-1 md:ml-auto md:flex-none",
                  isLast && estimate && "md:hidden",
                )}
              >
                {isLast ? t("send") : t("next", { step: t(`steps.${next}.to`) })}
              </Button>
            </Foot>
          </div>
          <aside className="hidden content-start gap-4 pb-section md:grid">
            <SitterCard sitter={sitter}>
              {!isLast && <PlanFacts {...plan} values={values} />}
            </SitterCard>
            {estimate && (
              <PlanReceipt
                form={{ ...form, values }}
                sitter={sitter}
                today={today}
                estimate={estimate}
                isLast={isLast}
              >
                {isLast && (
                  <Button type="submit" wide pending={form.pending}>
                    {t("sendTo", { name })}
                  </Button>
                )}
              </PlanReceipt>
            )}
          </aside>
        </div>
      </Form>
    </div>
  );
}

/** The page's own heading is the bar's: this is the question of the step. */
function StepHeading({ step, plan }: { step: PlanStep; plan: PlanDefinition }) {
  const { t } = useTranslation("booking-plan");
  const { kind, sitter } = plan;
  const name = sitter.firstName;
  const isUnknown = sitter.availability.length + sitter.availabilityPeriods.length === 0;
  const texts = (() => {
    if (step === "when" && isUnknown) {
      const heading = kind === "booking" ? "steps.when.heading" : "introduction.whenHeading";
      return [t(heading), t("steps.when.introWithout", { name })];
    }
    if (kind === "introduction" && step === "when") {
      return [t("introduction.whenHeading"), t("introduction.whenIntro", { name })];
    }
    if (kind === "introduction" && step === "place") {
      return [t("introduction.placeHeading"), t("steps.place.intro", { name })];
    }
    return [t(`steps.${step}.heading`, { name }), t(`steps.${step}.intro`, { name })];
  })();
  return (
    <div className="mb-6 md:mb-8">
      <h2 tabIndex={-1} className="text-3xl leading-tight outline-none">
        {texts[0]}
      </h2>
      <p className="mt-3 text-ink-soft">{texts[1]}</p>
    </div>
  );
}

type FootProps = { previous: string | null; price: React.ReactNode; children: React.ReactNode };

/** Sticks to the lower edge of a phone, with the price so far; stands under the form where there is room. */
function Foot({ previous, price, children }: FootProps) {
  const { t } = useTranslation("booking-plan");
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-gutter mt-auto flex items-center gap-3 border-t border-line bg-surface px-gutter pt-3 pb-safe md:static md:mx-0 md:mt-4 md:justify-between md:bg-transparent md:px-0 md:pt-6 md:pb-section"
    >
      {previous && (
        <LinkButton
          to={previous}
          variant="secondary"
          aria-label={t("back")}
          className="shrink-0 max-md:w-12 max-md:px-0"
        >
          <ArrowLeft className="size-5 md:hidden" />
          <span className="max-md:hidden">{t("back")}</span>
        </LinkButton>
      )}
      {price}
      {children}
    </div>
  );
}

function RunningTotal({
  estimate,
  values,
}: {
  estimate: PriceEstimate | null;
  values: PlanValues;
}) {
  const { t } = useTranslation("booking-plan");
  if (!estimate) return null;
  const agreed = agreedCents(values);
  return (
    <p aria-live="polite" className="min-w-0 leading-tight md:hidden">
      <strong className="tabular block font-head">
        {formatMoney(agreed ?? estimate.totalCents)}
      </strong>
      <span className="text-xs text-ink-soft">
        {t(agreed === null ? "price.short" : "price.agreedShort")}
      </span>
    </p>
  );
}
