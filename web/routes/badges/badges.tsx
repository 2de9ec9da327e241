import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { BadgesScreen } from "#web/features/badges/badges-screen.tsx";
import { CelebrationPart } from "#web/features/badges/celebration-part.tsx";
import { parseView } from "#web/features/badges/street.ts";
import { NoProfileScreen } from "#web/features/profile-switch/no-profile-screen.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/badges.ts";

export const handle: RouteHandle = { namespaces: ["badges", "badge-names"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const meta = page.meta({ title: page.texts("badges")("title") });
  const { searchParams } = args.url;
  const backTo = ownPath(searchParams.get("backTo"));
  const view = parseView(searchParams.get("show"));
  const today = dayInAmsterdam(page.now);
  const { data: types } = await page.call("profiles.listTypes", {});
  if (!types.includes("pet_sitter")) {
    return { badges: null, earnedOn: {}, view, backTo, today, meta };
  }
  const badges = await page.call("badges.listOwn", {});
  const earnedOn = Object.fromEntries(
    badges.badges.map(({ name, earnedAt }) => [name, dayInAmsterdam(new Date(earnedAt))]),
  );
  return { badges, earnedOn, view, backTo, today, meta };
}

export default function Badges({ loaderData }: Route.ComponentProps) {
  const { badges, earnedOn, view, backTo, today } = loaderData;
  return (
    <div className="wrap py-section">
      {backTo && <BackLink to={backTo} />}
      {badges ? (
        <BadgesScreen badges={badges} earnedOn={earnedOn} view={view} today={today} />
      ) : (
        <NoProfileScreen about="badges" />
      )}
      <CelebrationPart />
    </div>
  );
}

/** To where somebody came from, as the address says it. */
function BackLink({ to }: { to: string }) {
  const { t } = useTranslation("badges");
  return (
    <Link
      to={to}
      className="-mt-4 mb-3 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold no-underline hover:underline"
    >
      <ChevronLeft className="size-5" />
      {t("back")}
    </Link>
  );
}
