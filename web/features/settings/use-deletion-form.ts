import { lastProfileTypeCookie } from "#contract/shared/guest-cookies.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import { clearDrafts } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { writeBrowserCookie } from "#web/lib/session/cookies.ts";
import { clearToken, siteRoot } from "#web/lib/session/token.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { toastAfterReload } from "#web/ui/overlays/toast-after-reload.ts";

const loadRules = () => import("./form-rules.ts");

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
      const { deleteAccount } = await import("./care-calls.ts");
      await deleteAccount(field === "password" ? { password: proof } : { code: proof });
      toastAfterReload(t("delete.done"));
    },
    onSaved: leaveForGood,
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
function leaveForGood(): void {
  clearToken();
  clearDrafts();
  writeBrowserCookie(lastProfileTypeCookie, "", 0);
  window.location.assign(siteRoot);
}
