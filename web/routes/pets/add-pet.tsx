import { useNavigate, useSearchParams } from "react-router";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { PetEditor } from "#web/features/pets/editor/pet-editor.tsx";
import { NoProfileScreen } from "#web/features/profile-switch/no-profile-screen.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { BackPage } from "#web/ui/page/back-page.tsx";
import type { Route } from "./+types/add-pet.ts";

export const handle: RouteHandle = { namespaces: ["pets", "care"], ownBar: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data: types } = await page.call("profiles.listTypes", {});
  const meta = page.meta({ title: page.texts("pets")("add") });
  return { isOwner: types.includes("pet_owner"), today: dayInAmsterdam(page.now), meta };
}

export default function AddPet({ loaderData: { isOwner, today } }: Route.ComponentProps) {
  const { t } = useTranslation("pets");
  const urls = useUrls();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // Whoever was sent here from a form goes on where they were.
  const backTo = ownPath(query.get("backTo"));
  if (!isOwner) {
    return (
      <div className="wrap py-section">
        <NoProfileScreen about="pets" />
      </div>
    );
  }
  return (
    <BackPage
      back={backTo ? { to: backTo, label: t("back") } : { to: urls.pets(), label: t("list") }}
      heading={t("add")}
      lead={t("addLead")}
    >
      <PetEditor
        pet={null}
        today={today}
        onCancel={() => void navigate(backTo ?? urls.pets())}
        onSaved={async ({ name }) => {
          await navigate(backTo ?? urls.pets());
          showToast({ text: t("saved", { name }) });
        }}
      />
    </BackPage>
  );
}
