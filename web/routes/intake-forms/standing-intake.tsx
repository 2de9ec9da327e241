import { askedPart, firstOpenPart } from "#web/features/intake-forms/part-id.ts";
import { StandingIntake } from "#web/features/intake-forms/standing-intake.tsx";
import { NoProfileScreen } from "#web/features/profile-switch/no-profile-screen.tsx";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/standing-intake.ts";
import { intakeAction } from "./intake-action.server.ts";

export const handle: RouteHandle = { namespaces: ["intake-forms", "care", "pets"], forms: true };

export const action = intakeAction;

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const meta = page.meta({ title: page.texts("intake-forms")("standing.heading") });
  const asked = args.url.searchParams.get("part");
  const { data: types } = await page.call("profiles.listTypes", {});
  if (!types.includes("pet_owner")) return { form: null, asked, meta };
  const { data: form } = await page.call("intakeForms.getStanding", {});
  return { form, asked, meta };
}

export default function StandingIntakePage({ loaderData: { form, asked } }: Route.ComponentProps) {
  return (
    <div className="wrap py-section">
      {form ? (
        <StandingIntake
          form={form}
          open={askedPart(form.parts, asked) ?? firstOpenPart(form.parts)}
        />
      ) : (
        <NoProfileScreen about="pets" />
      )}
    </div>
  );
}
