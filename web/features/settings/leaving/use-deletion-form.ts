import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { CallInput } from "#contract/endpoints.ts";
import { lastProfileTypeCookie } from "#contract/shared/guest-cookies.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { clearDrafts } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { writeBrowserCookie } from "#web/lib/session/cookies.ts";
import { clearToken, endSessionHere } from "#web/lib/session/token.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const loadRules = () => import("../form-rules.ts");

export type DeletionForm = ReturnType<typeof useDeletionForm>;

/** One field, the proof: a password or a code. */
export function useDeletionForm(field: "password" | "code") {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const deletesAt = useRef<string | null>(null);
  const form = useForm({
    initial: { proof: "" },
    failed: t("delete.failed"),
    async check({ proof }, locale) {
      const { checkForm } = await loadRules();
      const { [field]: error } = checkForm(field, { [field]: proof }, locale);
      return error ? { proof: error } : {};
    },
    explain({ status, code, fieldErrors }) {
      if (field === "code" && status === 410) return { proof: t("delete.codeDead") };
      if (field === "password" && code === "invalidCredentials")
        return { proof: t("delete.wrongPassword") };
      const own = fieldErrors[field]?.[0];
      return own ? { proof: own } : null;
    },
    async send({ proof }) {
      const given = field === "password" ? { password: proof } : { code: proof };
      deletesAt.current = await deleteAccount(given);
    },
    async onSaved() {
      if (deletesAt.current === null) {
        leaveForGood(urls.accountDeleted());
        // The page goes; a button that works again would only be pressed.
        return new Promise<void>(() => {});
      }
      showToast({ text: t("leaving.begun") });
      // The account is still there: its settings say when it goes.
      await revalidate();
    },
  });

  return { ...form, loadRules: () => void loadRules() };
}

/** A full load, as after logging out: nothing of the account stays in this browser. */
function leaveForGood(page: string): void {
  clearToken();
  clearDrafts();
  writeBrowserCookie(lastProfileTypeCookie, "", 0);
  window.location.assign(page);
}

/** Gives the day on which the account goes, if it has to wait for a stay; its session goes on then. */
async function deleteAccount(
  body: CallInput<"deletion.deleteUser">["body"],
): Promise<string | null> {
  const answer = await endSessionHere(
    () => api.call("deletion.deleteUser", { body }),
    (waiting) => waiting !== undefined,
  );
  return answer?.deletesAt ?? null;
}
