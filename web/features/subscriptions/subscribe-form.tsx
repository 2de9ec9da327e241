import { useId } from "react";
import { useNavigate } from "react-router";
import { paymentMethods } from "#contract/subscriptions/payments.ts";
import type { Plan, SoldPlan } from "#contract/subscriptions/plans.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { cx } from "#web/ui/cx.ts";
import { Form } from "#web/ui/forms/form.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import type { Offer } from "./offer.ts";
import { subscribeForm } from "./plain-forms.ts";

export type SubscribeFormProps = {
  offer: Offer;
  /** Where to go on once it is paid; nothing: to the subscription itself. */
  backTo?: string;
};

/** Three equal plans, what is paid now, and the button with the words that the law asks for. */
export function SubscribeForm({ offer, backTo = "" }: SubscribeFormProps) {
  const { t } = useTranslation("paywall");
  const urls = useUrls();
  const navigate = useNavigate();
  const id = useId();
  const { plans, vatPercent: percent, own } = offer;
  const form = useFormOf(subscribeForm, {
    begin: { backTo },
    async onDone(order) {
      if (order) return leaveFor(order.checkoutUrl);
      showToast({ text: t("order.already") });
      await navigate(backTo || urls.subscriptions());
    },
  });
  return (
    <Card as="section" lifted id="plans" aria-labelledby={id} className="scroll-mt-16">
      <h2 id={id} className="mb-5 text-xl">
        {t(`order.heading.${own.profileType}`)}
      </h2>
      <Form form={form} action={urls.subscriptions()} className="group/order grid gap-6">
        <ErrorBanner lines={form.messages} />
        <input type="hidden" name="backTo" value={form.values.backTo} />
        <RadioCards
          label={t("order.plan")}
          labelHidden
          hint={t(`order.prices.${own.profileType}`, { percent })}
          options={plans.map((sold) => ({
            id: sold.plan,
            label: t(`plans.${sold.plan}`),
            hint: t("order.vatIn", { amount: formatMoney(sold.vatCents) }),
            aside: <Price sold={sold} />,
          }))}
          {...form.field("plan")}
        />
        <ChipsField
          label={t("order.method")}
          single
          options={paymentMethods.map((method) => ({ id: method, label: t(`methods.${method}`) }))}
          {...form.field("method")}
        />
        {plans.map((sold) => (
          <Amounts key={sold.plan} sold={sold} percent={percent} />
        ))}
        <Button type="submit" size="lg" wide pending={form.pending}>
          {t("order.submit")}
        </Button>
        <p className="text-sm text-ink-soft">
          <LinkedText text={t("order.terms")} />
        </p>
      </Form>
    </Card>
  );
}

function Price({ sold: { plan, priceCents, perMonthCents } }: { sold: SoldPlan }) {
  const { t } = useTranslation("paywall");
  const perMonth =
    plan === "month"
      ? t("order.everyMonth")
      : t("order.perMonth", { amount: formatMoney(perMonthCents) });
  return (
    <>
      <strong className="tabular block font-head text-lg leading-tight">
        {formatMoney(priceCents)}
      </strong>
      <span className="tabular mt-0.5 block text-sm text-ink-soft">{perMonth}</span>
    </>
  );
}

/** Which one is shown the style sheet says: it follows the choice without script too. */
const shownFor: Record<Plan, string> = {
  month: "group-has-[[value=month]:checked]/order:grid",
  quarter: "group-has-[[value=quarter]:checked]/order:grid",
  year: "group-has-[[value=year]:checked]/order:grid",
};

function Amounts({ sold, percent }: { sold: SoldPlan; percent: number }) {
  const { t } = useTranslation("paywall");
  const { plan, priceCents, vatCents } = sold;
  const lines = [
    [t("order.without", { plan: t(`plans.${plan}`) }), priceCents - vatCents],
    [t("order.vat", { percent }), vatCents],
  ] as const;
  return (
    <dl className={cx("hidden gap-1", shownFor[plan])}>
      {lines.map(([label, cents]) => (
        <div key={label} className="flex justify-between gap-4 text-sm text-ink-soft">
          <dt>{label}</dt>
          <dd className="tabular">{formatMoney(cents)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 text-lg font-semibold">
        <dt>{t("order.total")}</dt>
        <dd className="tabular">{formatMoney(priceCents)}</dd>
      </div>
    </dl>
  );
}

/** The button goes on saying that it works until the page has gone; whoever comes back by 'back' may press again. */
async function leaveFor(checkoutUrl: string): Promise<void> {
  const shownAgain = new Promise((resolve) =>
    window.addEventListener("pageshow", resolve, { once: true }),
  );
  window.location.assign(checkoutUrl);
  await shownAgain;
}
