import { useLocation } from "react-router";
import type { User } from "#contract/account.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { profileTypeInUse } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import type { NavItem } from "./nav-links.ts";

export type OwnPlace =
  | "pets"
  | "request"
  | "favorites"
  | "reviews"
  | "references"
  | "badges"
  | "profile"
  | "notifications"
  | "subscriptions"
  | "settings";

/** The user's own places: only owners have pets and a request, and only sitters references and badges. */
export function useOwnLinks(user: User | null): (NavItem & { place: OwnPlace })[] {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  if (!user) return [];
  const type = profileTypeInUse(user);
  const ofSitters: [OwnPlace, string][] = [
    ["references", urls.references()],
    ["badges", urls.badges()],
  ];
  const addresses: [OwnPlace, string][] = [
    ["favorites", urls.favorites()],
    ["reviews", urls.reviews()],
    ...(type === "pet_sitter" ? ofSitters : []),
    ["profile", urls.profile()],
    ["notifications", urls.notifications()],
    ["subscriptions", urls.subscriptions()],
    ["settings", urls.settings()],
  ];
  if (type === "pet_owner") {
    addresses.unshift(["pets", urls.pets()], ["request", urls.createRequest()]);
  }
  return addresses.map(([place, to]) => ({ place, to, label: t(`nav.${place}`) }));
}

const otherProfileType = {
  pet_owner: "pet_sitter",
  pet_sitter: "pet_owner",
} as const satisfies Record<ProfileType, ProfileType>;

type ProfileInUse = {
  /** As whom the user is here; null for who has no profile at all. */
  label: string | null;
  /** Leads to the other profile and back to this page; offers to make it if there is none. */
  change: { to: string; label: string };
};

export function useProfileInUse(user: User): ProfileInUse {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const { pathname, search } = useLocation();
  const type = profileTypeInUse(user);
  if (!type) return { label: null, change: { to: urls.switchProfile(), label: t("nav.profiles") } };
  const isThere = pathname === urls.switchProfile();
  const switchTo = otherProfileType[type];
  return {
    label: t(`profile.inUse.${type}`),
    change: {
      to: urls.switchProfile({ switchTo, ...(isThere ? {} : { backTo: pathname + search }) }),
      label: t(`profile.goOn.${switchTo}`),
    },
  };
}
