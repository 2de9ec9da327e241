import { NoProfileScreen } from "#web/features/profile-switch/no-profile-screen.tsx";
import { askForm, remindForm, removeForm } from "#web/features/references/plain-forms.ts";
import { ReferencesScreen } from "#web/features/references/references-screen.tsx";
import { formAction, type PlainForm, plainForm } from "#web/lib/forms/form-action.server.ts";
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

const failed: PlainForm<object>["failed"] = (page) => page.texts("references")("list.failed");

export const action = formAction({
  [askForm.name]: plainForm({
    initial: askForm.initial,
    failed: (page) => page.texts("references")("ask.failed"),
    async send(page, { relation, ...body }) {
      await page.send("references.ask", {
        body: { ...body, relation: relation ?? "friend" },
      });
      return page.path;
    },
  }),
  [remindForm.name]: plainForm({
    initial: remindForm.initial,
    failed,
    async send(page, { referenceId: id }) {
      await page.send("references.remind", { params: { id } });
      return page.path;
    },
  }),
  [removeForm.name]: plainForm({
    initial: removeForm.initial,
    failed,
    async send(page, { referenceId: id }) {
      await page.send("references.remove", { params: { id } });
      return page.path;
    },
  }),
});

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
