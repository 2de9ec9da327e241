import type { ProfileType } from "#contract/profiles.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { profileTypeInUse, useUser } from "./user.ts";

export type ContactStep = { step: "edit" | "unblock" | "switch" | "message"; to: string };

/** Owners write to sitters, sitters to owners. */
export function writerOf(profileType: ProfileType): ProfileType {
  return profileType === "pet_sitter" ? "pet_owner" : "pet_sitter";
}

type Subject = {
  profileType: ProfileType;
  isOwn: boolean;
  isBlocked: boolean;
  /** Where one's own is changed, the page that is open, and the one to write on. */
  urls: { edit: string; here: string; contact: string };
};

/** What comes next on somebody's page. */
export function useContactStep({ urls, ...subject }: Subject): ContactStep {
  const { profileType } = subject;
  const { switchProfile, ownReports } = useUrls();
  const user = useUser();
  const step = contactStepOf(subject, user && profileTypeInUse(user));
  const addresses = {
    edit: urls.edit,
    unblock: ownReports(),
    switch: switchProfile({ switchTo: writerOf(profileType), backTo: urls.here }),
    message: urls.contact,
  };
  return { step, to: addresses[step] };
}

/** Whoever is here as the same kind of profile changes that first; a guest may write as either. */
export function contactStepOf(
  { profileType, isOwn, isBlocked }: Omit<Subject, "urls">,
  inUse: ProfileType | null,
): ContactStep["step"] {
  if (isOwn) return "edit";
  if (isBlocked) return "unblock";
  return inUse === profileType ? "switch" : "message";
}
