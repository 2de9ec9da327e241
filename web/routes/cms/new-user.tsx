import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { NewUserForm } from "#web/features/cms/users/new-user-form.tsx";
import { createUser } from "#web/features/cms/users/user-acts.ts";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
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
