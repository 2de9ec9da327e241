import { ArrowRight, Printer, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Card } from "#web/ui/card.tsx";

/** Ways to be found that need no search: a poster on the wall, a neighbour who is told. */
export function SpreadCard({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const urls = useUrls();
  return (
    <Card>
      <h2 className="text-lg">{t("spread.title")}</h2>
      <ul className="mt-2">
        <Way to={urls.invite(profile.id)} icon={<UserRoundPlus />} label={t("spread.invite")} />
        {profile.profileType === "pet_sitter" && (
          <Way to={urls.poster()} icon={<Printer />} label={t("spread.poster")} />
        )}
      </ul>
    </Card>
  );
}

function Way({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center gap-3 text-ink no-underline hover:underline [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-brand"
      >
        {icon}
        <span className="flex-1">{label}</span>
        <ArrowRight />
      </Link>
    </li>
  );
}
