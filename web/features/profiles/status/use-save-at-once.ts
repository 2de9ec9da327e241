import type { ProfileUpdate } from "#contract/profiles.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { useAdoptUser } from "../use-adopt-user.ts";

/** Saves what needs no form, a switch or a button; says that it is done, or why it isn't. */
export function useSaveAtOnce(): (
  change: Partial<Pick<ProfileUpdate, "published">> & { awayUntil?: string },
  done: string,
) => Promise<void> {
  const { t } = useTranslation("profiles");
  const adopt = useAdoptUser();
  return async (change, done) => {
    try {
      const { data } = await api.call("account.updateUser", { body: { profile: change } });
      await adopt(data);
      showToast({ text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) logError("profile not saved", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("failed") });
    }
  };
}
