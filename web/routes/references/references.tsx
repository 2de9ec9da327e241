import { NoProfileScreen } from "#web/features/profile-switch/no-profile-screen.tsx";
import { askForm, remindForm, removeForm } from "#web/features/references/plain-forms.ts";
import { ReferencesScreen } from "#web/features/references/references-screen.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/references.ts";

export const handle: RouteHandle = { namespaces: ["references"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const meta = page.meta({ title: page.texts("references")("title") });
  const { data: types } = await page.call("profiles.listTypes", {});
  if (!types.includes("pet_sitter")) return { references: null, meta };
  const { data: references } = await page.call("references.list", {});
  return { references, meta };
}

export const action = actsAction(askForm, remindForm, removeForm);

export default function References({ loaderData: { references } }: Route.ComponentProps) {
  return (
    <div className="wrap py-section">
      {references ? (
        <ReferencesScreen references={references} />
      ) : (
        <NoProfileScreen about="references" />
      )}
    </div>
  );
}
