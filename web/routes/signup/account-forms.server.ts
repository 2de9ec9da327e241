import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import {
  type AccountValues,
  accountValues,
  type KnownValues,
  knownUpdate,
  knownValues,
  readBirthDate,
  registrationOf,
} from "#web/features/signup/values/account-values.ts";
import { checkAccount, checkKnown } from "#web/features/signup/values/step-rules.ts";
import { asProfileType } from "#web/features/signup/wizard-place.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { type FormPage, plainForm } from "#web/lib/forms/form-action.server.ts";
import { loadInvitation } from "./load-invitation.ts";
import { findUser, saveUser, stepForm } from "./step-form.server.ts";

const todayOf = ({ now }: Pick<FormPage, "now">) => dayInAmsterdam(now);

/** Somebody who came by a social sign-in chooses, and gets a profile by it. */
export const choiceForm = plainForm({
  initial: { profileType: "" },
  failed: (page) => page.texts("signup")("choice.failed"),
  async send(page, { profileType }) {
    // Whatever else it may be, the API refuses.
    const body = { profileType: profileType as ProfileType };
    await page.send("profiles.addProfile", { body });
    return urlsFor(page.locale).signup();
  },
});

/** Makes the account, and logs in. */
export const accountForm = plainForm({
  initial: accountValues(null),
  read: readBirthDate,
  secret: ["password"],
  check: (page, values) => checkAccount(values, { today: todayOf(page), locale: page.locale }),
  failed: (page) => page.texts("signup")("failed"),
  async send(page, values) {
    const urls = urlsFor(page.locale);
    const query = new URL(page.path, page.origin).searchParams;
    const profileType = asProfileType(query.get("type"));
    // Somebody who is known by now goes on where they are.
    if (!profileType || (await findUser(page))) return urls.signup();
    const invitation = await loadInvitation(page, query.get("t"));
    const invited = invitation.state === "invited" ? invitation : null;
    await register(page, profileType, values, invited);
    return urls.signup();
  },
});

async function register(
  page: FormPage,
  profileType: ProfileType,
  values: AccountValues,
  invitation: { token: string } | null,
): Promise<void> {
  try {
    const body = registrationOf(values, invitation);
    await page.send("profiles.registerUser", { params: { profileType }, body });
  } catch (error) {
    // The form of the address was checked before: what is left to refuse is that somebody has it. When
    // that is whoever sent this, they pressed twice, or forgot: the same password opens it.
    const isTaken = error instanceof ApiError && error.fieldErrors.email !== undefined;
    if (!isTaken || !(await logsIn(page, values))) throw error;
  }
}

/** The API's own limits count these tries too. */
async function logsIn(page: FormPage, { email, password }: AccountValues): Promise<boolean> {
  try {
    await page.api.call("account.login", { body: { email, password } });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

export const knownForm = stepForm<KnownValues>("account", ({ user, next }) => {
  const isMissing = user.birthDate === undefined;
  return {
    initial: knownValues(user),
    read: readBirthDate,
    check: (page, values) =>
      checkKnown(values, { isMissing, today: todayOf(page), locale: page.locale }),
    save: (page, values) => saveUser(page, knownUpdate(values, isMissing, next)),
  };
});
