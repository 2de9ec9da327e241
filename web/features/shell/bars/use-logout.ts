import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { logout } from "#web/lib/session/session.ts";
import { useUser } from "#web/lib/session/user.ts";
import { type Action, useAction } from "#web/ui/actions/use-action.ts";
import { askToLoseUnsent } from "./logout-question-store.ts";

export function useLogout(): Pick<Action<undefined>, "press" | "pending"> {
  const { t } = useTranslation("shell");
  const userId = useUser()?.id;
  return useAction({
    async send() {
      if (!(await mayLeave(userId))) return;
      await showLoading(logout(userId));
      // The page goes; a button that works again would only be pressed.
      await new Promise(() => {});
    },
    failed: t("logoutFailed"),
  });
}

/** Nothing of theirs waits on this device, or they know that it is lost. */
async function mayLeave(userId: number | undefined): Promise<boolean> {
  if (userId === undefined) return true;
  const { readUnsent } = await import("#web/lib/outbox/unsent.ts");
  const unsent = await readUnsent(userId);
  const count = unsent.pictures + unsent.others + unsent.messages;
  return count === 0 || askToLoseUnsent(unsent);
}
