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

/** What comes next on somebody's page. Whoever is here as the same kind of profile changes that first. */
export function useContactStep({ profileType, isOwn, isBlocked, urls }: Subject): ContactStep {
  const { switchProfile, ownReports } = useUrls();
  const user = useUser();
  if (isOwn) return { step: "edit", to: urls.edit };
  if (isBlocked) return { step: "unblock", to: ownReports() };
  if (user && profileTypeInUse(user) === profileType) {
    const switchTo = writerOf(profileType);
    return { step: "switch", to: switchProfile({ switchTo, backTo: urls.here }) };
  }
  return { step: "message", to: urls.contact };
}
