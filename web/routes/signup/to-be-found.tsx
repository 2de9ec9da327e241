import type { User } from "#contract/account.ts";
import { MissingList } from "#web/features/profiles/missing-list.tsx";
import { PublishSwitch } from "#web/features/profiles/status/publish-switch.tsx";
import { needsAtEnd } from "#web/features/signup/done-step.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** At the end of a sitter's wizard: what is missing, each with the way to it; else the switch itself. */
export function ToBeFound({ user }: { user: User }) {
  const { t } = useTranslation("profiles");
  const { profile } = user;
  if (!profile || profile.published) return null;
  const needs = needsAtEnd(profile);
  if (needs.length > 0) {
    return <MissingList heading={t("status.needed")} items={needs} email={user.email} />;
  }
  return user.emailVerifiedAt ? <PublishSwitch profile={profile} /> : null;
}
