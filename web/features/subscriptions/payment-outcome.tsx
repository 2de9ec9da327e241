import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Payment } from "#contract/subscriptions/payments.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { growingWait } from "#web/lib/live/growing-wait.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Dots } from "#web/ui/page/dots.tsx";
import { isUnfinished, type Outcome, outcomeOf } from "./payment-status.ts";

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

const firstWaitMs = 1_500;
/** About a minute and a half in all; after that it is said that a mail will come. */
const mostTries = 6;

/**
 * How a payment is, by the provider's word: the address that somebody comes back by says nothing. Asks
 * again after growing pauses; what is found out is loaded with the rest of the page.
 */
function usePaymentTruth({ id, status }: Payment): { isLate: boolean } {
  const { revalidate } = useRevalidator();
  const [isLate, setLate] = useState(false);
  const isWaiting = isUnfinished(status);
  const settled = useEffectEvent(() => void revalidate());

  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout>;
    let hasGone = false;

    async function ask(tries: number) {
      const isOpen = await isStillOpen(id);
      if (hasGone) return;
      if (!isOpen) return settled();
      if (tries >= mostTries) return setLate(true);
      wait(tries);
    }
    function wait(tries: number) {
      timer = setTimeout(() => void ask(tries + 1), growingWait(tries, firstWaitMs));
    }

    wait(0);
    return () => {
      hasGone = true;
      clearTimeout(timer);
    };
  }, [id, isWaiting]);
  return { isLate };
}

/** When nobody answers, nobody knows: then it is asked again. */
async function isStillOpen(paymentId: number): Promise<boolean> {
  try {
    const { data } = await api.call("payments.check", { params: { id: String(paymentId) } });
    return isUnfinished(data.status);
  } catch (error) {
    if (!(error instanceof ApiError)) logError("payment not asked after", error);
    return true;
  }
}
