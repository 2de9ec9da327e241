import { ownPath } from "#contract/urls/own-path.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import {
  cancelForm,
  changePlanForm,
  orderedMark,
  orderOf,
  resumeForm,
  subscribeForm,
} from "#web/features/subscriptions/plain-forms.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { formAction, plainAct, plainForm } from "#web/lib/forms/form-action.server.ts";

/** The forms about subscriptions, sent without script; ordering also from other pages. */
export const subscriptionsAction = formAction(
  {
    [subscribeForm.name]: plainForm({
      initial: subscribeForm.initial,
      failed: (page) => page.texts("paywall")("order.failed"),
      async send(page, values) {
        const urls = urlsFor(page.locale);
        try {
          const body = orderOf(values);
          const { paymentId } = await page.send("subscriptions.subscribe", { body });
          // By a link from there: browsers hold our policy against where a form leads on to.
          return `${urls.paymentReturn(paymentId)}&${orderedMark}=1`;
        } catch (error) {
          const isBought = error instanceof ApiError && error.code === "alreadySubscribed";
          if (isBought) return ownPath(values.backTo) ?? urls.subscriptions();
          throw error;
        }
      },
    }),
  },
  plainAct(cancelForm),
  plainAct(resumeForm),
  plainAct(changePlanForm),
);
