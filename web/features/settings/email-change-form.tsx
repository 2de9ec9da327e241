import { useRevalidator } from "react-router";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { emailChangeForm } from "./plain-forms.ts";

const loadRules = () => import("./form-rules.ts");

export type EmailChangeFormProps = {
  /** The one in use; for password managers, which file a password under its address. */
  email: string;
  hasPassword: boolean;
  onClose: () => void;
};

export function EmailChangeForm({ email: inUse, hasPassword, onClose }: EmailChangeFormProps) {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const form = useFormOf(emailChangeForm, {
    async check(values, locale) {
      const { checkForm } = await loadRules();
      return hasPassword
        ? checkForm("emailAndPassword", values, locale)
        : checkForm("email", { email: values.email }, locale);
    },
    async onDone() {
      await revalidate();
      onClose();
    },
  });

  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-5">
      <ErrorBanner lines={form.messages} />
      <EmailField
        label={t("email.new")}
        hint={t("email.newHint")}
        autoFocus
        {...form.field("email")}
      />
      {hasPassword && (
        <>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={inUse}
            readOnly
            hidden
          />
          <PasswordField
            label={t("email.password")}
            autoComplete="current-password"
            {...form.field("password")}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" pending={form.pending}>
          {t("email.submit")}
        </Button>
        <Button variant="ghost" onClick={onClose} className="noscript:hidden">
          {t("email.keep")}
        </Button>
        {/* Round the button, which has a display of its own. */}
        <span className="hidden noscript:inline-flex">
          <LinkButton to={urls.settings()} variant="ghost">
            {t("email.keep")}
          </LinkButton>
        </span>
      </div>
    </Form>
  );
}
