import type { ProfileUpdate } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { useAdoptUser } from "../use-adopt-user.ts";

type Change = Partial<Pick<ProfileUpdate, "published">> & { awayUntil?: string };
type Saved = { change: Change; done: string };

/** Saves what needs no form, a switch or a button; says that it is done, or why it isn't. */
export function useSaveAtOnce() {
  const { t } = useTranslation("profiles");
  const adopt = useAdoptUser();
  return useAction({
    send: (call, { change }: Saved) => call("account.updateUser", { body: { profile: change } }),
    onDone: ({ data }) => adopt(data),
    done: ({ done }) => done,
    failed: t("failed"),
  });
}
