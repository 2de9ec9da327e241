import { type ReactNode, Suspense } from "react";
import type { User } from "#contract/account.ts";
import type { Pet } from "#contract/pets.ts";
import type { OwnRequest } from "#contract/requests.ts";
import { AccountStep } from "#web/features/signup/account-step.tsx";
import { DoneStep } from "#web/features/signup/done-step.tsx";
import type { Invitation } from "#web/features/signup/invitation-note.tsx";
import { KnownAccountStep } from "#web/features/signup/known-account-step.tsx";
import { useWizard } from "#web/features/signup/wizard-context.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { AddressStep } from "./address-step.tsx";
import { AvailabilityStep } from "./availability-step.tsx";
import { ToBeFound } from "./to-be-found.tsx";

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
