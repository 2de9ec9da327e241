import type { Pet } from "#contract/pets.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import {
  type AddressValues,
  addressBody,
  completed,
  emptyAddress,
  needsLookup,
} from "#web/features/address/address-lookup.ts";
import { checkAddress } from "#web/features/address/address-rules.ts";
import {
  isBegun,
  type PetValues,
  petBody,
  petValues,
  readPet,
} from "#web/features/pets/editor/pet-values.ts";
import { checkPet } from "#web/features/pets/pet-rules.ts";
import {
  readServices,
  type ServicesValues,
  servicesValuesOf,
} from "#web/features/profiles/fields/services-values.ts";
import {
  type AboutValues,
  aboutUpdate,
  aboutValues,
} from "#web/features/signup/values/about-values.ts";
import {
  type RequestValues,
  requestBody,
  requestReader,
  requestValues,
} from "#web/features/signup/values/request-values.ts";
import { stepForms } from "#web/features/signup/values/step-forms.ts";
import { checkAbout, checkRequest } from "#web/features/signup/values/step-rules.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { type FormPage, formAction } from "#web/lib/forms/form-action.server.ts";
import { accountForm, choiceForm, knownForm } from "./account-forms.server.ts";
import {
  animalsErrors,
  animalsUpdate,
  type StepAnimals,
  stepAnimals,
} from "./animals-step-values.ts";
import { servicesErrors, servicesUpdate } from "./services-step-values.ts";
import { saveUser, stepForm } from "./step-form.server.ts";
import { readStepWeek, type StepWeek, weekErrors, weekUpdate } from "./week-step-values.ts";

const addressForm = stepForm<AddressValues>("address", ({ user, next }) => {
  const before = { ...emptyAddress, ...user.address };
  return {
    initial: before,
    prepare: async (page, values) =>
      needsLookup(values, before)
        ? completed(values, before, await findAddress(page, values))
        : values,
    check: (page, values) => checkAddress(values, page.locale),
    async save(page, values) {
      await page.send("addresses.update", { body: addressBody(values) });
      await saveUser(page, { registrationStep: next });
    },
  };
});

/** Null for one that is not known, or can't be asked for: then street and city have to be typed. */
async function findAddress(page: FormPage, { postalCode, houseNumber }: AddressValues) {
  try {
    return await page.api.call("addresses.lookup", { query: { postalCode, houseNumber } });
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return null;
    throw error;
  }
}

const servicesForm = stepForm<ServicesValues>("services", ({ profile, next }, page) => ({
  initial: servicesValuesOf(profile),
  read: readServices,
  prefix: "profile.",
  check: (_, values) =>
    servicesErrors(values, (problem) => page.texts("profiles")(`services.${problem}`)),
  save: (sender, values) => saveUser(sender, servicesUpdate(values, next)),
}));

const animalsForm = stepForm<StepAnimals>("animals", ({ profile, next }, page) => ({
  initial: stepAnimals(profile),
  prefix: "profile.",
  check: (_, values) =>
    animalsErrors(values, (problem) => page.texts("profiles")(`animals.${problem}`)),
  async save(sender, values) {
    const { races } = await sender.api.call("catalogue.get", {});
    await saveUser(sender, animalsUpdate(values, races, next));
  },
}));

const availabilityForm = stepForm<StepWeek>("availability", ({ profile, next }, page) => ({
  initial: { availability: profile.availability },
  read: readStepWeek,
  prefix: "profile.",
  check: (_, values) => weekErrors(values, page.texts("profiles")("availability.needOne")),
  save: (sender, values) => saveUser(sender, weekUpdate(values, next)),
}));

/** A pet is saved when there is none yet, or when one was filled in. */
const petsForm = stepForm<PetValues>("pets", async ({ next }, page) => {
  const isFirst = (await listPets(page)).length === 0;
  const isOpen = (values: PetValues) => isFirst || isBegun(values);
  const today = dayInAmsterdam(page.now);
  return {
    initial: petValues(null),
    read: readPet,
    check({ locale }, values) {
      const future = page.texts("pets")("futureDate");
      return isOpen(values) ? checkPet(petBody(values, today), { today, locale, future }) : {};
    },
    async save(sender, values) {
      const { category, ...body } = petBody(values, today);
      if (isOpen(values) && category) {
        await sender.send("pets.create", { body: { ...body, category } });
      }
      await saveUser(sender, { registrationStep: next });
    },
  };
});

async function listPets(page: FormPage): Promise<Pet[]> {
  const { data } = await page.api.call("pets.list", {});
  return data.filter(({ isArchived }) => !isArchived);
}

const requestForm = stepForm<RequestValues>("request", async ({ profile, next }, page) => {
  const pets = await listPets(page);
  const isNew = profile.requestId === undefined;
  const request = isNew ? null : (await page.api.call("requests.getOwn", {})).request;
  const t = page.texts("signup");
  const words = { needService: t("request.needService"), needMoment: t("request.needMoment") };
  return {
    initial: requestValues(request, pets, ""),
    read: requestReader(pets),
    check: ({ locale }, values) => checkRequest(values, { locale, ...words }),
    async save(sender, values) {
      const body = requestBody(values);
      await sender.send(isNew ? "requests.create" : "requests.update", { body });
      await saveUser(sender, { registrationStep: next });
    },
  };
});

const skipRequestForm = stepForm("request", ({ next }) => ({
  initial: {},
  save: (page) => saveUser(page, { registrationStep: next }),
}));

const aboutForm = stepForm<AboutValues>("about", ({ profile, profileType, next }) => {
  const isSitter = profileType === "pet_sitter";
  return {
    initial: aboutValues(profile),
    prefix: "profile.",
    check: ({ locale }, values) => checkAbout(values, isSitter, locale),
    save: (page, values) => saveUser(page, aboutUpdate(values, isSitter, next)),
  };
});

/** The wizard without script: each form makes the calls that its step makes with one. */
export const signupAction = formAction({
  [stepForms.choice]: choiceForm,
  [stepForms.account]: accountForm,
  [stepForms.known]: knownForm,
  [stepForms.address]: addressForm,
  [stepForms.services]: servicesForm,
  [stepForms.animals]: animalsForm,
  [stepForms.availability]: availabilityForm,
  [stepForms.pets]: petsForm,
  [stepForms.request]: requestForm,
  [stepForms.skipRequest]: skipRequestForm,
  [stepForms.about]: aboutForm,
});
