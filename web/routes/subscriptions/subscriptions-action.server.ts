import { ownPath } from "#contract/urls/own-path.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import {
  cancelForm,
  changePlanForm,
  orderedMark,
  resumeForm,
  subscribeForm,
} from "#web/features/subscriptions/plain-forms.ts";
import { formAction, plainAct } from "#web/lib/forms/form-action.server.ts";

/** The forms about subscriptions, sent without script; ordering also from other pages. */
export const subscriptionsAction = formAction(
  plainAct(subscribeForm, {
    next({ locale }, order, { backTo }) {
      const urls = urlsFor(locale);
      if (!order) return ownPath(backTo) ?? urls.subscriptions();
      // By a link from there: browsers hold our policy against where a form leads on to.
      return `${urls.paymentReturn(order.paymentId)}&${orderedMark}=1`;
    },
  }),
  plainAct(cancelForm),
  plainAct(resumeForm),
  plainAct(changePlanForm),
);
