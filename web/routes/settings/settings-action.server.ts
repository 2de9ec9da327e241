import { urls } from "#contract/urls/urls.ts";
import { secondFactorForms } from "#web/features/account/second-factor/plain-second-factor.server.ts";
import {
  addCalendarForm,
  calendarFeedForms,
  removeCalendarForm,
} from "#web/features/calendars/plain-forms.ts";
import { unblockForm } from "#web/features/reports/plain-forms.ts";
import {
  detailsForm,
  emailChangeBody,
  emailChangeForm,
  keepAccountForm,
  pendingEmailForms,
} from "#web/features/settings/plain-forms.ts";
import { logoutFormName } from "#web/features/shell/bars/logout-form-name.ts";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";
import { resendMail } from "#web/lib/session/resend-mail.server.ts";
import { resendMailForm } from "#web/ui/actions/use-resend-mail.ts";

/** The forms of the settings, and of the bars that every page has, sent without script. */
export const settingsAction = formAction({
  [logoutFormName]: plainForm({
    initial: {},
    failed: (page) => page.texts("shell")("logoutFailed"),
    async send(page) {
      await page.send("account.logout", {});
      return urls.home();
    },
  }),
  ...secondFactorForms,
  [resendMailForm]: resendMail,
  [detailsForm.name]: plainForm({
    initial: detailsForm.initial,
    failed: (page) => page.texts("settings")("details.failed"),
    async send(page, body) {
      await page.send("account.updateUser", { body });
      return null;
    },
  }),
  [emailChangeForm.name]: plainForm({
    initial: emailChangeForm.initial,
    secret: ["password"],
    failed: (page) => page.texts("settings")("email.failed"),
    explain: ({ code }, page) =>
      code === "invalidCredentials"
        ? { password: page.texts("settings")("email.wrongPassword") }
        : null,
    async send(page, values) {
      await page.send("care.changeEmail", { body: emailChangeBody(values) });
      // The page shows the address that waits.
      return urls.settings();
    },
  }),
  [pendingEmailForms.resend]: plainForm({
    initial: {},
    failed: (page) => page.texts("settings")("email.actionFailed"),
    async send(page) {
      await page.send("care.resendEmailChange", {});
      return null;
    },
  }),
  [pendingEmailForms.cancel]: plainForm({
    initial: {},
    failed: (page) => page.texts("settings")("email.actionFailed"),
    async send(page) {
      await page.send("care.cancelEmailChange", {});
      return urls.settings();
    },
  }),
  [keepAccountForm]: plainForm({
    initial: {},
    failed: (page) => page.texts("settings")("leaving.keepFailed"),
    async send(page) {
      await page.send("deletion.keepUser", {});
      return urls.settings();
    },
  }),
  [unblockForm.name]: plainForm({
    initial: unblockForm.initial,
    failed: (page) => page.texts("reports")("block.failed"),
    async send(page, { userId }) {
      await page.send("safety.unblock", { params: { userId } });
      return urls.settings();
    },
  }),
  [calendarFeedForms.renew]: plainForm({
    initial: {},
    failed: (page) => page.texts("calendars")("feed.failed"),
    async send(page) {
      await page.send("calendars.renewFeed", {});
      return urls.settings();
    },
  }),
  [calendarFeedForms.revoke]: plainForm({
    initial: {},
    failed: (page) => page.texts("calendars")("feed.failed"),
    async send(page) {
      await page.send("calendars.revokeFeed", {});
      return urls.settings();
    },
  }),
  [addCalendarForm.name]: plainForm({
    initial: addCalendarForm.initial,
    failed: (page) => page.texts("calendars")("own.addFailed"),
    async send(page, body) {
      await page.send("calendars.addCalendar", { body });
      return urls.settings();
    },
  }),
  [removeCalendarForm.name]: plainForm({
    initial: removeCalendarForm.initial,
    failed: (page) => page.texts("calendars")("own.failed"),
    async send(page, body) {
      await page.send("calendars.removeCalendar", { body });
      return urls.settings();
    },
  }),
});
