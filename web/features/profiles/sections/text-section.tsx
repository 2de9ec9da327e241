import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { ProfileSection } from "../profile-section.tsx";
import type { TextFormProps } from "./text-form.tsx";

const TextForm = lazyPart(async () => (await import("./text-form.tsx")).TextForm);

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
