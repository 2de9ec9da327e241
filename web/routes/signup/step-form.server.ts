import { redirect } from "react-router";
import type { User } from "#contract/account.ts";
import type { CallInput } from "#contract/endpoints.ts";
import type { OwnProfile, ProfileType, RegistrationStep } from "#contract/profiles.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { placeOf } from "#web/features/signup/wizard-place.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import {
  type FormHandler,
  type FormPage,
  type PlainForm,
  plainForm,
} from "#web/lib/forms/form-action.server.ts";

/** Whose step it is, and what comes after it. */
type At = { user: User; profile: OwnProfile; profileType: ProfileType; next: RegistrationStep };

type StepForm<Values extends object> = Omit<PlainForm<Values>, "send" | "failed"> & {
  save: (page: FormPage, values: Values) => Promise<unknown>;
};

/**
 * The form of a step, of somebody who has an account. Its own step counts, not the one that was reached
 * meanwhile: pressed twice it leads to the same next one. Whoever is not that far is shown where they are.
 */
export function stepForm<Values extends object>(
  step: RegistrationStep,
  formOf: (at: At, page: FormPage) => StepForm<Values> | Promise<StepForm<Values>>,
): FormHandler {
  return async (page, name) => {
    const urls = urlsFor(page.locale);
    const user = await findUser(page);
    if (!user) return redirect(urls.login({ redirect: page.path }), 303);
    const place = placeOf(user, { type: null, step });
    const { profile } = user;
    if (!profile || place.screen !== "step" || place.step !== step || !place.next) {
      return redirect(urls.signup(), 303);
    }
    const { profileType, next } = place;
    const { save, ...form } = await formOf({ user, profile, profileType, next }, page);
    const handle = plainForm({
      ...form,
      failed: () => page.texts("signup")("failed"),
      async send(sender, values) {
        await save(sender, values);
        return urls.signup(undefined, { step: next });
      },
    });
    return handle(page, name);
  };
}

/** Null for a guest, and for somebody whose session has ended. */
export async function findUser(page: FormPage): Promise<User | null> {
  if (!page.hasSession) return null;
  try {
    return await page.api.call("account.getUser", {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

type UserUpdate = CallInput<"account.updateUser">["body"];

export async function saveUser(page: FormPage, body: UserUpdate): Promise<void> {
  await page.send("account.updateUser", { body });
}
