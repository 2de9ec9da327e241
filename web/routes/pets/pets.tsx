import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { PetsOverview } from "#web/features/pets/pets-overview.tsx";
import { NoProfileScreen } from "#web/features/profile-switch/no-profile-screen.tsx";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/pets.ts";

export const handle: RouteHandle = { namespaces: ["pets", "care"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const meta = page.meta({ title: page.texts("pets")("list") });
  const { data: types } = await page.call("profiles.listTypes", {});
  const today = dayInAmsterdam(page.now);
  if (!types.includes("pet_owner")) return { pets: null, today, meta };
  const { data: pets } = await page.call("pets.list", {});
  return { pets, today, meta };
}

export default function Pets({ loaderData: { pets, today } }: Route.ComponentProps) {
  return (
    <div className="wrap py-section">
      {pets ? <PetsOverview pets={pets} today={today} /> : <NoProfileScreen about="pets" />}
    </div>
  );
}
