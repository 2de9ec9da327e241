import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ownPath } from "#contract/urls/own-path.ts";
import { urls } from "#contract/urls/urls.ts";
import { ExtrasForm } from "#web/features/profiles/pages/extras-form.tsx";
import { UnsavedDialog } from "#web/features/profiles/unsaved-dialog.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { BackPage } from "#web/ui/page/back-page.tsx";
import type { Route } from "./+types/edit-extras.ts";
import { requireSitter } from "./require-sitter.ts";

export const handle: RouteHandle = {
  namespaces: ["profiles"],
  ownBar: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  await requireSitter(args);
  return { meta: page.meta({ title: page.texts("profiles")("extras.title") }) };
}

export default function EditExtras() {
  const { t } = useTranslation("profiles");
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isUnsaved, setUnsaved] = useState(false);
  const profile = useUser()?.profile;
  if (!profile) return null;
  const backTo = ownPath(query.get("backTo")) ?? urls.profile();
  const back = async () => {
    await navigate(backTo);
  };
  return (
    <BackPage
      back={{ to: backTo, label: t("title") }}
      heading={t("extras.title")}
      lead={t("extras.intro")}
    >
      <ExtrasForm profile={profile} onUnsaved={setUnsaved} onSaved={back} onCancel={back} />
      <UnsavedDialog isUnsaved={isUnsaved} />
    </BackPage>
  );
}
