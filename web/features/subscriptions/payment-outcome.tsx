import { useEffect, useRef } from "react";
import type { Payment } from "#contract/subscriptions/payments.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Dots } from "#web/ui/page/dots.tsx";
import { isUnfinished, type Outcome, outcomeOf } from "./payment-status.ts";
import { usePaymentTruth } from "./use-payment-truth.ts";

export type PaymentOutcomeProps = {
  payment: Payment;
  /** A moment ago, by a form without script: the checkout is still to come. */
  isOrdered: boolean;
  /** There are plans on this page to choose from again. */
  mayBuy: boolean;
};

/** For who comes back from the checkout: says what is known, and waits for the rest. */
export function PaymentOutcome({ payment, isOrdered, mayBuy }: PaymentOutcomeProps) {
  const { t } = useTranslation("subscriptions");
  const { isLate } = usePaymentTruth(payment);
  const outcome = outcomeOf(payment, { isOrdered, isLate });
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(outcome);
  // What was waited for is read out, and where the reader is.
  useEffect(() => {
    if (first.current !== outcome) heading.current?.focus();
  }, [outcome]);
  return (
    <Card as="section" edged aria-labelledby="outcome" className="grid justify-items-start gap-3">
      <h2 ref={heading} id="outcome" tabIndex={-1} className="text-xl outline-none">
        {t(`outcome.${outcome}.title`)}
      </h2>
      <p>{t(`outcome.${outcome}.text`, { amount: formatMoney(payment.amountCents) })}</p>
      {outcome === "open" && <Dots />}
      <WaysOn payment={payment} outcome={outcome} mayBuy={mayBuy} />
    </Card>
  );
}

type WaysOnProps = Omit<PaymentOutcomeProps, "isOrdered"> & { outcome: Outcome };

function WaysOn({ payment, outcome, mayBuy }: WaysOnProps) {
  const { t } = useTranslation("subscriptions");
  const urls = useUrls();
  const backTo = ownPath(payment.backTo);
  if (outcome === "paid") {
    return backTo && <LinkButton to={backTo}>{t("outcome.goOn")}</LinkButton>;
  }
  if (!isUnfinished(payment.status)) {
    // A page that is there already: the browser goes to the place in it.
    return (
      mayBuy && (
        <a href="#plans" className={buttonLook({ variant: "secondary" })}>
          {t("outcome.again")}
        </a>
      )
    );
  }
  if (outcome === "ordered") {
    return (
      <a href={payment.checkoutUrl} className={buttonLook({})}>
        {t("outcome.toCheckout")}
      </a>
    );
  }
  return (
    <>
      {/* Only where no script asks by itself. */}
      <noscript>
        <meta httpEquiv="refresh" content="8" />
      </noscript>
      <p className={outcome === "open" ? "hidden noscript:block" : undefined}>
        <a href={urls.paymentReturn(payment.id)} className={buttonLook({ variant: "secondary" })}>
          {t("outcome.look")}
        </a>
      </p>
      {payment.checkoutUrl && (
        <p className="text-sm text-ink-soft">
          {t("outcome.notPaid")}{" "}
          <a href={payment.checkoutUrl} className="font-semibold">
            {t("outcome.pay")}
          </a>
        </p>
      )}
    </>
  );
}
