import { Eye, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { slugOf } from "./city-slug.ts";

export type ProfileHeadProps = { user: User; profile: OwnProfile; face: ReactNode };

export function ProfileHead({ user, profile, face }: ProfileHeadProps) {
  const { t } = useTranslation("profiles");
  const urls = useUrls();
  const { address, profileType } = profile;
  const locale = useLocale();
  const place = address && placeLine(address, locale);
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      {face}
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-brand-strong">{t(`types.${profileType}`)}</p>
        <h1 className="truncate">{user.firstName}</h1>
        {place && (
          <p className="mt-1 flex items-center gap-1.5 text-ink-soft">
            <MapPin className="size-4.5 shrink-0" />
            {place}
          </p>
        )}
      </div>
      {profileType === "pet_sitter" && address && (
        <LinkButton
          to={urls.sitter(slugOf(address.city), profile.id)}
          variant="secondary"
          className="w-full sm:w-auto"
        >
          <Eye className="size-5" />
          {t("viewPublic")}
        </LinkButton>
      )}
    </header>
  );
}
