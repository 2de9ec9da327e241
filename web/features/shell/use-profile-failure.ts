import { useEffect } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { onProfileFailure } from "#web/lib/session/session.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** 'Failed to fetch profile.', in words that help on: the token is gone by then. */
export function useProfileFailure(): void {
  const { t } = useTranslation("shell");
  useEffect(() => onProfileFailure(() => void showToast({ text: t("profileFailed") })), [t]);
}
