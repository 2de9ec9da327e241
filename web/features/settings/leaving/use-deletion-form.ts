import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { CallInput } from "#contract/endpoints.ts";
import { lastProfileTypeCookie } from "#contract/shared/guest-cookies.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { clearDrafts } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { writeBrowserCookie } from "#web/lib/session/cookies.ts";
import { clearToken, endSessionHere } from "#web/lib/session/token.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const loadRules = () => import("../form-rules.ts");

export type ProofProps = {
  /** The button that sends it stands outside the form. */
  formId: string;
  onPending: (pending: boolean) => void;
};

type DeletionForm = ProofProps & {
  field: "password" | "code";
  explain: (error: ApiError) => FieldTexts | null;
};

/** One field, the proof: a password or a code. */
export function useDeletionForm({ field, explain, onPending }: DeletionForm) {
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
    explain(error) {
      const own = error.fieldErrors[field]?.[0];
      return explain(error) ?? (own ? { proof: own } : null);
    },
    async send({ proof }) {
      const given = field === "password" ? { password: proof } : { code: proof };
      deletesAt.current = await deleteAccount(given);
    },
    async onSaved() {
      if (deletesAt.current === null) return leaveForGood(urls.accountDeleted());
      showToast({ text: t("leaving.begun") });
      // The account is still there: its settings say when it goes.
      await revalidate();
    },
  });

  async function submit() {
    onPending(true);
    const isDeleted = await form.submit();
    // Once it is done the page goes; a button that works again would only be pressed.
    if (!isDeleted) onPending(false);
  }

  return { ...form, submit, loadRules: () => void loadRules() };
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
