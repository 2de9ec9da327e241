import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { diplomaLine, type NamedDiploma } from "../diploma-line.ts";
import { LinkSection } from "./link-section.tsx";

export type ExperienceSectionProps = {
  profile: OwnProfile;
  races: readonly string[];
  diplomas: readonly NamedDiploma[];
};

export function ExperienceSection({ profile, races, diplomas }: ExperienceSectionProps) {
  const { t } = useTranslation("profiles");
  const urls = useUrls();
  const { experienceYears, education, experienceWithMedication } = profile;
  const lines = [
    experienceYears !== undefined && t("experience.yearsAre", { count: experienceYears }),
    experienceWithMedication && t("experience.givesMedication"),
    races.length > 0 && t("experience.racesAre", { races: races.join(", ") }),
    education,
  ].filter((line): line is string => Boolean(line));
  return (
    <LinkSection
      section="experience"
      title={t("sections.experience")}
      to={urls.profileExperience()}
      isEmpty={lines.length === 0 && diplomas.length === 0}
      empty={t("experience.empty")}
    >
      <div className="grid max-w-text gap-2">
        {lines.map((line) => (
          <p key={line} className="whitespace-pre-line">
            {line}
          </p>
        ))}
        {diplomas.length > 0 && (
          <ul className="list-disc pl-5">
            {diplomas.map((diploma) => (
              <li key={diplomaLine(diploma)}>{diplomaLine(diploma)}</li>
            ))}
          </ul>
        )}
      </div>
    </LinkSection>
  );
}
