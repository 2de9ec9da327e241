import { type ReactNode, Suspense } from "react";
import type { User } from "#contract/account.ts";
import type { Address } from "#contract/addresses.ts";
import type { Pet } from "#contract/pets.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import type { OwnRequest } from "#contract/requests.ts";
import { AddressFields } from "#web/features/address/address-fields.tsx";
import {
  type AddressValues,
  addressBody,
  emptyAddress,
} from "#web/features/address/address-lookup.ts";
import { useAddressLookup } from "#web/features/address/use-address-lookup.ts";
import { WeekFields } from "#web/features/profiles/fields/week-fields.tsx";
import { MissingList } from "#web/features/profiles/missing-list.tsx";
import { PublishSwitch } from "#web/features/profiles/status/publish-switch.tsx";
import { AccountStep } from "#web/features/signup/account-step.tsx";
import { DoneStep, needsAtEnd } from "#web/features/signup/done-step.tsx";
import { stepDraftKey } from "#web/features/signup/draft-keys.ts";
import type { Invitation } from "#web/features/signup/invitation-note.tsx";
import { KnownAccountStep } from "#web/features/signup/known-account-step.tsx";
import { useLivePreview } from "#web/features/signup/preview-context.tsx";
import { StepFrame, useWizard } from "#web/features/signup/step-frame.tsx";
import { stepForms } from "#web/features/signup/values/step-forms.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { readStepWeek, type StepWeek, weekErrors, weekUpdate } from "./week-step-values.ts";

// Lists to choose from and calendars are heavy, and nobody needs them to begin with. The page has them
// whole from the start, though: who has no script would wait for them for ever.
const ServicesStep = import.meta.env.SSR
  ? (await import("./services-step.tsx")).ServicesStep
  : lazyPart(async () => (await import("./services-step.tsx")).ServicesStep);
const AnimalsStep = import.meta.env.SSR
  ? (await import("./animals-step.tsx")).AnimalsStep
  : lazyPart(async () => (await import("./animals-step.tsx")).AnimalsStep);
const PetsStep = import.meta.env.SSR
  ? (await import("./pets-step.tsx")).PetsStep
  : lazyPart(async () => (await import("./pets-step.tsx")).PetsStep);
const RequestStep = import.meta.env.SSR
  ? (await import("#web/features/signup/request-step.tsx")).RequestStep
  : lazyPart(async () => (await import("#web/features/signup/request-step.tsx")).RequestStep);
const AboutStep = import.meta.env.SSR
  ? (await import("#web/features/signup/about-step.tsx")).AboutStep
  : lazyPart(async () => (await import("#web/features/signup/about-step.tsx")).AboutStep);

export type CurrentStepProps = {
  user: User | null;
  invitation: Invitation;
  minLength: number;
  mailbox: boolean;
  pets: readonly Pet[];
  request: OwnRequest | null;
  social: ReactNode;
};

export function CurrentStep(props: CurrentStepProps) {
  const { step } = useWizard();
  return (
    <Suspense fallback={<Coming />}>
      <StepOf key={step} {...props} />
    </Suspense>
  );
}

function StepOf(props: CurrentStepProps) {
  const { user, invitation, minLength, mailbox, pets, request, social } = props;
  const { step } = useWizard();
  if (!user?.profile) {
    const invited = invitation.state === "invited" ? invitation : null;
    return <AccountStep minLength={minLength} invitation={invited} social={social} />;
  }
  const { profile } = user;
  switch (step) {
    case "account":
      return <KnownAccountStep user={user} />;
    case "address":
      return <AddressStep address={user.address} />;
    case "services":
      return <ServicesStep profile={profile} name={user.firstName} />;
    case "animals":
      return <AnimalsStep profile={profile} />;
    case "availability":
      return <AvailabilityStep profile={profile} />;
    case "pets":
      return <PetsStep pets={pets} />;
    case "request":
      return <RequestStep request={request} pets={pets} />;
    case "about":
      return <AboutStep profile={profile} />;
    case "done":
      return <DoneStep user={user} mailbox={mailbox} toBeFound={<ToBeFound user={user} />} />;
  }
}

function Coming() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton shape="block" className="h-10 w-3/4" />
      <Skeleton className="mb-4 w-1/2" />
      <Skeleton shape="block" className="h-20" />
      <Skeleton shape="block" className="h-20" />
      <Skeleton shape="block" className="h-20" />
    </SkeletonGroup>
  );
}

const loadRules = () => import("#web/features/address/address-rules.ts");

function AddressStep({ address }: { address: Address | undefined }) {
  const { t } = useTranslation("signup");
  const { profileType, step, next, goOn } = useWizard();
  const form = useForm<AddressValues>({
    name: stepForms.address,
    initial: { ...emptyAddress, ...address },
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prepare: () => lookup.settled(),
    async check(values, locale) {
      const { checkAddress } = await loadRules();
      return checkAddress(values, locale);
    },
    async send(values, call) {
      await call("addresses.update", { body: addressBody(values) });
      await call("account.updateUser", { body: { registrationStep: next } });
    },
    onSaved: goOn,
  });
  const lookup = useAddressLookup(form.values, form.change);
  useLivePreview({ city: form.values.city });

  return (
    <StepFrame
      heading={t("address.heading")}
      intro={profileType === "pet_sitter" ? t("address.introSitter") : t("address.introOwner")}
      form={form}
      onFocus={() => void loadRules()}
    >
      <AddressFields
        values={form.values}
        errors={form.errors}
        lookup={lookup}
        onChange={form.change}
        onLeave={(field) => void form.leave(field)}
      />
    </StepFrame>
  );
}

function AvailabilityStep({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["signup", "profiles"]);
  const { profileType, step, next, goOn } = useWizard();
  const form = useForm<StepWeek>({
    name: stepForms.availability,
    initial: { availability: profile.availability },
    read: readStepWeek,
    draft: { key: stepDraftKey(profileType, step) },
    failed: t("failed"),
    prefix: "profile.",
    check: (values) => weekErrors(values, t("profiles:availability.needOne")),
    async send(values, call) {
      await call("account.updateUser", { body: weekUpdate(values, next) });
    },
    onSaved: goOn,
  });

  return (
    <StepFrame heading={t("availability.heading")} intro={t("availability.intro")} form={form}>
      <WeekFields
        week={form.values.availability}
        error={form.errors.availability}
        onChange={(availability) => form.change({ availability })}
      />
    </StepFrame>
  );
}

/** At the end of a sitter's wizard: what is missing, each with the way to it; else the switch itself. */
function ToBeFound({ user }: { user: User }) {
  const { t } = useTranslation("profiles");
  const { profile } = user;
  if (!profile || profile.published) return null;
  const needs = needsAtEnd(profile);
  if (needs.length > 0) {
    return <MissingList heading={t("status.needed")} items={needs} email={user.email} />;
  }
  return user.emailVerifiedAt ? <PublishSwitch profile={profile} /> : null;
}
