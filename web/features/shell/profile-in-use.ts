import { useLocation } from "react-router";
import type { User } from "#contract/account.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { profileTypeInUse } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";

export const otherProfileType = {
  pet_owner: "pet_sitter",
  pet_sitter: "pet_owner",
} as const satisfies Record<ProfileType, ProfileType>;

export type ProfileInUse = {
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
