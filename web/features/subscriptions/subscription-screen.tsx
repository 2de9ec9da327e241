import type { Payment } from "#contract/subscriptions/payments.ts";
import type { Subscription } from "#contract/subscriptions/subscriptions.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { HeadingWithLink } from "#web/ui/page/heading-with-link.tsx";
import type { Offer } from "./offer.ts";
import { OtherPlans } from "./other-plans.tsx";
import { PaymentList } from "./payment-list.tsx";
import { PaymentOutcome } from "./payment-outcome.tsx";
import { isUnfinished } from "./payment-status.ts";
import { StaysFree } from "./paywall.tsx";
import { cancelForm, changePlanForm, resumeForm } from "./plain-forms.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import { type Running, SubscriptionCard } from "./subscription-card.tsx";

export type SubscriptionScreenProps = {
  subscription: Subscription;
  offer: Offer;
  /** The latest ones. */
  payments: readonly Payment[];
  /** The one that they come back from paying. */
  returned: { payment: Payment; isOrdered: boolean } | null;
  /** Where to go on once there is a subscription. */
  backTo: string | null;
};

export function SubscriptionScreen(props: SubscriptionScreenProps) {
  const { subscription, offer, payments, returned, backTo } = props;
  const { t } = useTranslation("subscriptions");
  const urls = useUrls();
  const { today } = offer;
  const isWaiting = returned !== null && isUnfinished(returned.payment.status);
  const mayBuy = subscription.allowedActions.includes("subscribe");
  return (
    <>
      <h1 className="mb-6">{t("title")}</h1>
      <div className="grid gap-10">
        {returned && <PaymentOutcome key={returned.payment.id} {...returned} mayBuy={mayBuy} />}
        <RefusedPress />
        {isRunning(subscription) ? (
          <>
            <SubscriptionCard subscription={subscription} today={today} />
            {subscription.allowedActions.includes("changePlan") && (
              <OtherPlans subscription={subscription} offer={offer} />
            )}
            {subscription.withdrawal && (
              <WithdrawalSection withdrawal={subscription.withdrawal} today={today} />
            )}
          </>
        ) : (
          <>
            <WhatIsFree subscription={subscription} today={today} />
            {/* Whoever waits for a payment is not asked for another one; after it a try is a new form. */}
            {!isWaiting && (
              <SubscribeForm
                key={returned?.payment.id}
                offer={offer}
                backTo={backTo ?? returned?.payment.backTo ?? ""}
              />
            )}
            <StaysFree />
          </>
        )}
        {payments.length > 0 && (
          <section aria-labelledby="payments">
            <HeadingWithLink
              id="payments"
              heading={t("payments.title")}
              headingClassName="text-xl"
              link={{ to: urls.payments(), label: t("payments.all") }}
              className="mb-2"
            />
            <PaymentList payments={payments} />
          </section>
        )}
      </div>
    </>
  );
}

function isRunning(subscription: Subscription): subscription is Running {
  return subscription.status !== "inactive";
}

/** A press without script that came to nothing. */
function RefusedPress() {
  const sent = [
    useSentForm(cancelForm.name),
    useSentForm(resumeForm.name),
    useSentForm(changePlanForm.name),
  ];
  return <ErrorBanner lines={sent.flatMap((form) => form?.messages ?? [])} />;
}

function WhatIsFree({ subscription, today }: { subscription: Subscription; today: string }) {
  const { t } = useTranslation("subscriptions");
  const locale = useLocale();
  const { endDate, freeBeginningsLeft: count, nextFreeOn } = subscription;
  const day = (on: string) => dayOfMonthInWords(on, locale, today);
  return (
    <div className="grid gap-4">
      <p className="max-w-text text-lg">
        {endDate && `${t("free.ended", { day: day(endDate) })} `}
        {t("free.lead")}
      </p>
      {count !== undefined && count > 0 && <Banner>{t("free.left", { count })}</Banner>}
      {count === 0 && nextFreeOn && <Banner>{t("free.none", { day: day(nextFreeOn) })}</Banner>}
    </div>
  );
}

type WithdrawalSectionProps = {
  withdrawal: NonNullable<Subscription["withdrawal"]>;
  today: string;
};

/** While a purchase can be undone, said where the subscription is. */
function WithdrawalSection({ withdrawal, today }: WithdrawalSectionProps) {
  const { t } = useTranslation("subscriptions");
  const locale = useLocale();
  const urls = useUrls();
  const day = dayOfMonthInWords(withdrawal.until, locale, today);
  return (
    <section>
      <h2 className="mb-2 text-xl">{t("withdrawal.heading")}</h2>
      <p className="mb-4">
        {t("withdrawal.text", { day, amount: formatMoney(withdrawal.refundCents) })}
      </p>
      <LinkButton to={urls.withdrawal(withdrawal.t)} variant="secondary">
        {t("withdrawal.button")}
      </LinkButton>
    </section>
  );
}
