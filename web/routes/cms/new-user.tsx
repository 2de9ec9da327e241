import { userRoles } from "#contract/account.ts";
import { locales } from "#contract/shared/locale.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useAct } from "#web/features/cms/acts/use-act.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { createUser } from "#web/features/cms/users/user-acts.ts";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import type { Route } from "./+types/new-user.ts";

export const handle: RouteHandle = { namespaces: ["cms-users"], forms: true };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return { meta: page.meta({ title: page.texts("cms-users")("new.open") }) };
}

export const action = actsAction(createUser);

export default function NewUser() {
  const { t } = useTranslation("cms-users");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage title={t("new.open")} back={{ to: cmsUrls.users(), label: cms("back") }}>
      <NewUserForm />
    </CmsPage>
  );
}

/** An account for somebody else, who chooses a password by the link that they are mailed. */
function NewUserForm() {
  const { t } = useTranslation("cms-users");
  const form = useAct(createUser, { done: t("new.done") });
  return (
    <Form form={form} className="grid max-w-form gap-5">
      <ErrorBanner lines={form.messages} />
      <p className="text-ink-soft">{t("new.lead")}</p>
      <EmailField label={t("columns.email")} required {...form.field("email")} />
      <TextField label={t("new.firstName")} required {...form.field("firstName")} />
      <TextField label={t("new.lastName")} optional {...form.field("lastName")} />
      <RadioCards
        label={t("new.language")}
        columns={2}
        options={locales.map((locale) => ({ id: locale, label: t(`new.languages.${locale}`) }))}
        {...form.field("language")}
      />
      <RadioCards
        label={t("new.role")}
        columns={2}
        options={userRoles.map((role) => ({
          id: role,
          label: t(`new.roles.${role}.label`),
          hint: t(`new.roles.${role}.hint`),
        }))}
        {...form.field("role")}
      />
      <Button type="submit" pending={form.pending} className="justify-self-start">
        {t("new.send")}
      </Button>
    </Form>
  );
}
