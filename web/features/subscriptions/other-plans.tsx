import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SoldPlan } from "#contract/subscriptions/plans.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { addDays } from "#web/lib/time/calendar-days.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Card } from "#web/ui/card.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { Offer } from "./offer.ts";
import { changePlanForm } from "./plain-forms.ts";
import type { Running } from "./subscription-card.tsx";

export type OtherPlansProps = { subscription: Running; offer: Offer };

/** The plans that could come after the one that runs. */
export function OtherPlans({ subscription, offer }: OtherPlansProps) {
  const { t } = useTranslation("subscriptions");
  const locale = useLocale();
  const { plan, next, endDate } = subscription;
  const day = dayOfMonthInWords(addDays(endDate, 1), locale, offer.today);
  const others = offer.plans.filter((sold) => sold.plan !== next?.plan);
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-3 text-xl">
        {t("others.heading")}
      </h2>
      <Card as="section" flush edged className="divide-y divide-line">
        {others.map((sold) => (
          <PlanRow key={sold.plan} sold={sold} isCurrent={sold.plan === plan} day={day} />
        ))}
      </Card>
      <p className="mt-3 text-sm text-ink-soft">
        {t("others.note", { percent: offer.vatPercent })}
      </p>
    </section>
  );
}

type PlanRowProps = { sold: SoldPlan; isCurrent: boolean; day: string };

function PlanRow({ sold, isCurrent, day }: PlanRowProps) {
  const { t } = useTranslation(["subscriptions", "paywall"]);
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const plan = t(`paywall:plans.${sold.plan}`);
  const { press } = usePressOf(changePlanForm, {
    done: t("others.done", { plan, day }),
    async onEnd() {
      setAsking(false);
      await revalidate();
    },
  });
  const amount = formatMoney(sold.priceCents);
  const perMonth =
    sold.plan === "month"
      ? t("paywall:order.everyMonth")
      : t("paywall:order.perMonth", { amount: formatMoney(sold.perMonthCents) });
  return (
    <ButtonForm name={changePlanForm.name} onPress={() => setAsking(true)}>
      <input type="hidden" name="plan" value={sold.plan} />
      <button
        type="submit"
        className="flex w-full items-center gap-3 px-5 py-3.5 text-left hover:bg-brand-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <span className="sr-only">{t("others.choose")} </span>
            {plan}
          </span>
          <span className="block text-sm text-ink-soft">
            {isCurrent ? t("others.stay") : t("others.from", { day })}
          </span>
        </span>
        <span className="tabular text-right">
          <span className="block font-semibold">{amount}</span>
          <span className="block text-sm text-ink-soft">{perMonth}</span>
        </span>
        <ChevronRight className="size-5 shrink-0" />
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t("others.title", { plan })}
          confirm={t("others.confirm")}
          cancel={t("others.keep")}
          onConfirm={() => press({ plan: sold.plan })}
          onClose={() => setAsking(false)}
        >
          <p>{t("others.text", { amount, day })}</p>
        </ConfirmDialog>
      )}
    </ButtonForm>
  );
}
