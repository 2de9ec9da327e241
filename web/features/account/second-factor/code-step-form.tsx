import { ApiError } from "#web/lib/api/api-error.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { finishLogin } from "#web/lib/session/session.ts";
import { isDeadLink } from "../link-state.ts";
import { OneButtonForm } from "../one-button-form.tsx";
import { CodeField } from "./code-field.tsx";
import { codeForm } from "./plain-forms.ts";
import { loadRules } from "./proof-field.tsx";

export type CodeStepFormProps = {
  ticket: string;
  kind: "app" | "recovery";
  onLoggedIn: () => void | Promise<void>;
  /** Too late, or too many wrong codes. */
  onDead: () => void;
};

/** The second step of logging in. */
export function CodeStepForm({ ticket, kind, onLoggedIn, onDead }: CodeStepFormProps) {
  const { t } = useTranslation("second-factor");
  const form = useForm({
    name: codeForm.name,
    initial: { ...codeForm.initial, ticket },
    failed: t("step.failed"),
    check: async ({ code }, locale) =>
      (await loadRules()).checkForm(kind === "app" ? "appCode" : "code", { code }, locale),
    async send(values) {
      try {
        await finishLogin(values);
      } catch (error) {
        if (!(error instanceof ApiError && isDeadLink(error))) throw error;
        return onDead();
      }
      await onLoggedIn();
    },
  });
  return (
    <OneButtonForm form={form} submitLabel={t("step.submit")}>
      <input type="hidden" name="ticket" value={ticket} />
      <CodeField key={kind} kind={kind} autoFocus {...form.field("code")} />
    </OneButtonForm>
  );
}
