import { useEffect, useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { rememberProfileType } from "#web/lib/session/consent.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Keeps as whom the user is here, and says so when that changes, in this tab or elsewhere. */
export function useProfileType(): void {
  const { t } = useTranslation("shell");
  const user = useUser();
  const userId = user?.id ?? null;
  const type = user ? profileTypeInUse(user) : null;
  const before = useRef({ userId, type });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no other profile.
  useEffect(() => {
    const was = before.current;
    before.current = { userId, type };
    if (!type) return;
    rememberProfileType(type);
    if (was.userId === userId && was.type && was.type !== type) {
      showToast({ text: t(`profile.now.${type}`) });
    }
  }, [userId, type]);
}
