import { urls } from "#contract/urls/urls.ts";
import { secondFactorForms } from "#web/features/account/second-factor/plain-second-factor.server.ts";
import {
  addCalendarForm,
  removeCalendarForm,
  renewFeedForm,
  revokeFeedForm,
} from "#web/features/calendars/plain-forms.ts";
import { unblockForm } from "#web/features/reports/plain-forms.ts";
import {
  cancelEmailForm,
  detailsForm,
  emailChangeForm,
  keepAccountForm,
  resendEmailForm,
} from "#web/features/settings/plain-forms.ts";
import { logoutFormName } from "#web/features/shell/bars/logout-form-name.ts";
import { formAction, plainAct, plainForm } from "#web/lib/forms/form-action.server.ts";
import { resendMail } from "#web/ui/actions/resend-mail.server.ts";

/** The forms of the settings, and of the bars that every page has, sent without script. */
export const settingsAction = formAction(
  {
    [logoutFormName]: plainForm({
      initial: {},
      failed: (page) => page.texts("shell")("logoutFailed"),
      async send(page) {
        await page.send("account.logout", {});
        return urls.home();
      },
    }),
  },
  secondFactorForms,
  resendMail,
  plainAct(detailsForm, { next: () => null }),
  plainAct(emailChangeForm),
  plainAct(resendEmailForm, { next: () => null }),
  plainAct(cancelEmailForm),
  plainAct(keepAccountForm),
  plainAct(unblockForm, { next: () => urls.settings() }),
  plainAct(renewFeedForm),
  plainAct(revokeFeedForm),
  plainAct(addCalendarForm),
  plainAct(removeCalendarForm),
);
