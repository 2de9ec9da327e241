import { Eye, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { slugOf } from "./city-slug.ts";
import { ProfileSection } from "./profile-section.tsx";
import type { TextFormProps } from "./sections/text-form.tsx";

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

const TextForm = lazyPart(async () => (await import("./sections/text-form.tsx")).TextForm);

export function TextSection({ profile, languages }: TextFormProps) {
  const { t } = useTranslation("profiles");
  const isSitter = profile.profileType === "pet_sitter";
  const { headline, about } = profile;
  // Only sitters are asked for them.
  const spoken = (isSitter ? profile.languages : []).map(
    (code) => languages.find(({ id }) => id === code)?.label ?? code,
  );
  return (
    <ProfileSection
      section="text"
      title={t("sections.text")}
      empty={isSitter ? t("text.emptySitter") : t("text.emptyOwner")}
      isEmpty={!headline && !about && spoken.length === 0}
      summary={
        <div className="grid max-w-text gap-3">
          {headline && <p className="text-lg leading-snug">{headline}</p>}
          {about && <p className="whitespace-pre-line">{about}</p>}
          {spoken.length > 0 && (
            <p className="text-ink-soft">
              {t("text.speaks", { languages: joinWords(spoken, t("and")) })}
            </p>
          )}
        </div>
      }
      form={() => <TextForm profile={profile} languages={languages} />}
    />
  );
}
