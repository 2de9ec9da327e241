import type { User } from "#contract/account.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import type { Urls } from "#contract/urls/urls.ts";
import { act } from "#web/lib/forms/act.ts";

/** The forms of the settings that work without script: what the page's action reads, and begins with. */
export const detailsForm = act({
  name: "details",
  initial: { firstName: "", lastName: "", phone: "" },
  failed: (texts) => texts("settings")("details.failed"),
  send: (call, body) => call("account.updateUser", { body }),
});

export function detailsOf({
  firstName,
  lastName = "",
  phone,
}: Pick<User, "firstName" | "lastName" | "phone">): typeof detailsForm.initial {
  return { firstName, lastName, phone: phone ? formatPhone(phone) : "" };
}

const goOnAt = (urls: Urls) => urls.settings();

export const emailChangeForm = act({
  name: "emailChange",
  initial: { email: "", password: "" },
  secret: ["password"],
  failed: (texts) => texts("settings")("email.failed"),
  explain: ({ code }, texts) =>
    code === "invalidCredentials" ? { password: texts("settings")("email.wrongPassword") } : null,
  send: (call, { email, password }) =>
    // An account that came by Google, Facebook or Apple has no password to give.
    call("care.changeEmail", { body: { email: email.trim(), ...(password ? { password } : {}) } }),
  // The page shows the address that waits.
  goOnAt,
});

/** In the address: the form to change it is open. */
export const changingEmail = { name: "change", value: "email" };

/** Thinking better of leaving. */
export const keepAccountForm = act({
  name: "keepAccount",
  initial: {},
  failed: (texts) => texts("settings")("leaving.keepFailed"),
  send: (call) => call("deletion.keepUser", {}),
  goOnAt,
});

/** The two buttons of an address that waits to be confirmed. */
export const resendEmailForm = act({
  name: "resendEmailChange",
  initial: {},
  failed: (texts) => texts("settings")("email.actionFailed"),
  send: (call) => call("care.resendEmailChange", {}),
});
export const cancelEmailForm = act({
  name: "cancelEmailChange",
  initial: {},
  failed: (texts) => texts("settings")("email.actionFailed"),
  send: (call) => call("care.cancelEmailChange", {}),
  goOnAt,
});
