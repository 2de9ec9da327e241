import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { Payment } from "#contract/subscriptions/payments.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { growingWait } from "#web/lib/live/growing-wait.ts";
import { isUnfinished } from "./payment-status.ts";

const firstWaitMs = 1_500;
/** About a minute and a half in all; after that it is said that a mail will come. */
const mostTries = 6;

/**
 * How a payment is, by the provider's word: the address that somebody comes back by says nothing. Asks
 * again after growing pauses; what is found out is loaded with the rest of the page.
 */
export function usePaymentTruth({ id, status }: Payment): { isLate: boolean } {
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
