import { plans } from "#contract/subscriptions/plans.ts";
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
import { formAction, type PlainForm, plainForm } from "#web/lib/forms/form-action.server.ts";
import type { Page } from "#web/lib/page/page.server.ts";

const failed: PlainForm<object>["failed"] = (page) => page.texts("subscriptions")("failed");
const here = (page: Page) => urlsFor(page.locale).subscriptions();

/** The forms about subscriptions, sent without script; ordering also from other pages. */
export const subscriptionsAction = formAction({
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
  [cancelForm.name]: plainForm({
    initial: cancelForm.initial,
    failed,
    async send(page) {
      await page.send("subscriptions.cancel", {});
      return here(page);
    },
  }),
  [resumeForm.name]: plainForm({
    initial: resumeForm.initial,
    failed,
    async send(page) {
      await page.send("subscriptions.resume", {});
      return here(page);
    },
  }),
  [changePlanForm.name]: plainForm({
    initial: changePlanForm.initial,
    failed,
    async send(page, values) {
      const plan = plans.find((each) => each === values.plan);
      // No button sends any other: there is nothing to change to.
      if (plan) await page.send("subscriptions.changePlan", { body: { plan } });
      return here(page);
    },
  }),
});
