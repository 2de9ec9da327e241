import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { passwordMinLength } from "#contract/shared/validation/passwords.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { ChangePasswordForm } from "#web/features/account/change-password-form.tsx";
import { changePasswordForm } from "#web/features/account/plain-forms.ts";
import { formAction, plainAct } from "#web/lib/forms/form-action.server.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { Route } from "./+types/change-password.ts";

export const handle: RouteHandle = { namespaces: ["account", "password"], forms: true };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return {
    meta: page.meta({ title: page.texts("account")("changePassword.title") }),
    minLength: passwordMinLength,
  };
}

export const action = formAction(plainAct(changePasswordForm, { next: () => null }));

export default function ChangePassword({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const urls = useUrls();
  const navigate = useNavigate();
  const { email = "", firstName = "", lastName = "" } = useUser() ?? {};
  const ownWords = useMemo(
    () => [email, firstName, lastName].filter(Boolean),
    [email, firstName, lastName],
  );

  async function done() {
    showToast({ text: t("changePassword.done") });
    await navigate(urls.settings(), { replace: true });
  }

  if (useSentForm(changePasswordForm.name)?.isDone) {
    return (
      <AccountScreen heading={t("changePassword.heading")} intro={t("changePassword.done")}>
        <LinkButton to={urls.settings()} wide>
          {t("changePassword.cancel")}
        </LinkButton>
      </AccountScreen>
    );
  }
  return (
    <AccountScreen heading={t("changePassword.heading")} intro={t("changePassword.intro")}>
      <ChangePasswordForm
        minLength={loaderData.minLength}
        ownWords={ownWords}
        email={email}
        onDone={done}
      />
      <p className="mt-6">
        <Link to={urls.settings()}>{t("changePassword.cancel")}</Link>
      </p>
    </AccountScreen>
  );
}
