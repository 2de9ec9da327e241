import type { User } from "#contract/account.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";

/** The forms of the settings that work without script: what the page's action reads, and begins with. */
export const detailsForm = {
  name: "details",
  initial: { firstName: "", lastName: "", phone: "" },
};

export function detailsOf({
  firstName,
  lastName = "",
  phone,
}: Pick<User, "firstName" | "lastName" | "phone">): typeof detailsForm.initial {
  return { firstName, lastName, phone: phone ? formatPhone(phone) : "" };
}

export const emailChangeForm = { name: "emailChange", initial: { email: "", password: "" } };

/** An account that came by Google, Facebook or Apple has no password to give. */
export function emailChangeBody({ email, password }: typeof emailChangeForm.initial) {
  return { email: email.trim(), ...(password === "" ? {} : { password }) };
}

/** In the address: the form to change it is open. */
export const changingEmail = { name: "change", value: "email" };

/** Thinking better of leaving. */
export const keepAccountForm = "keepAccount";

/** The two buttons of an address that waits to be confirmed. */
export const pendingEmailForms = { resend: "resendEmailChange", cancel: "cancelEmailChange" };
