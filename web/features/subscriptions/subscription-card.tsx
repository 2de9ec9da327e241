import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import type { Subscription } from "#contract/subscriptions/subscriptions.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { methodName } from "./method-name.ts";
import { cancelForm, resumeForm } from "./plain-forms.ts";

/** One that runs, whether it goes on or not. */
export type Running = Subscription & Required<Pick<Subscription, "plan" | "endDate">>;

export type SubscriptionCardProps = { subscription: Running; today: string };

/** What runs, until when, and what comes after; stopping stands in plain sight. */
export function SubscriptionCard({ subscription, today }: SubscriptionCardProps) {
  const { t } = useTranslation(["subscriptions", "paywall"]);
  const locale = useLocale();
  const { profileType, plan, endDate, method, allowedActions } = subscription;
  const day = dayOfMonthInWords(endDate, locale, today);
  const isGoingOn = subscription.next !== undefined;
  const hint = isGoingOn
    ? "cancelHint"
    : allowedActions.includes("resume")
      ? "resumeHint"
      : "givenUpHint";
  return (
    <div>
      <section
        aria-labelledby="plan"
        className="rounded-card bg-deep p-5 text-on-deep md:p-6 dark:border dark:border-edge"
      >
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-on-deep-soft">{t(`card.for.${profileType}`)}</p>
            <h2 id="plan" className="text-3xl text-on-deep">
              {t(`paywall:plans.${plan}`)}
            </h2>
          </div>
          <p className="flex shrink-0 items-center gap-2 rounded-full border-fine border-on-deep-soft px-3.5 py-1.5 text-sm font-semibold">
            {isGoingOn && <Check className="size-4.5" />}
            {t(`card.status.${isGoingOn ? "active" : "cancelled"}`)}
          </p>
        </div>
        <dl className="mt-4 grid gap-2">
          <Fact label={t("card.until")}>{day}</Fact>
          <Fact label={t("card.next")}>
            <WhatComes subscription={subscription} today={today} />
          </Fact>
          {method && <Fact label={t("card.method")}>{methodName(method, t)}</Fact>}
        </dl>
        {allowedActions.includes("cancel") && <Cancel day={day} />}
        {allowedActions.includes("resume") && <Resume />}
      </section>
      <p className="mt-3 text-sm text-ink-soft">{t(`card.${hint}`, { day })}</p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-on-deep-soft">{label}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  );
}

function WhatComes({ subscription: { next, plan }, today }: SubscriptionCardProps) {
  const { t } = useTranslation(["subscriptions", "paywall"]);
  const locale = useLocale();
  if (!next) return t("card.nextNothing");
  const amount = formatMoney(next.amountCents);
  const day = dayOfMonthInWords(next.chargeOn, locale, today);
  if (next.plan === plan) return t("card.nextCharge", { amount, day });
  return t("card.nextPlan", { plan: t(`paywall:plans.${next.plan}`), amount, day });
}

const onDeep = "mt-5 border-on-deep-soft bg-transparent text-on-deep";

function Cancel({ day }: { day: string }) {
  const { t } = useTranslation("subscriptions");
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const { press } = usePressOf(cancelForm, {
    done: t("cancelling.done", { day }),
    async onEnd() {
      setAsking(false);
      await revalidate();
    },
  });
  return (
    <>
      <ButtonForm name={cancelForm.name} onPress={() => setAsking(true)}>
        <Button type="submit" variant="secondary" wide className={onDeep}>
          {t("card.cancel")}
        </Button>
      </ButtonForm>
      {isAsking && (
        <ConfirmDialog
          title={t("cancelling.title")}
          confirm={t("cancelling.confirm")}
          cancel={t("cancelling.keep")}
          onConfirm={() => press({})}
          onClose={() => setAsking(false)}
        >
          <p>{t("cancelling.text", { day })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Resume() {
  const { t } = useTranslation("subscriptions");
  const { revalidate } = useRevalidator();
  const { press, pending } = usePressOf(resumeForm, {
    done: t("resumed"),
    onEnd: revalidate,
  });
  return (
    <ButtonForm name={resumeForm.name} onPress={() => press({})}>
      <Button type="submit" variant="cream" wide pending={pending} className="mt-5">
        {t("card.resume")}
      </Button>
    </ButtonForm>
  );
}
