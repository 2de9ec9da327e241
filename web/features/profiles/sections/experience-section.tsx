import { Check, Minus } from "lucide-react";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { diplomaLine, type NamedDiploma } from "../diploma-line.ts";
import { ProfileSection } from "../profile-section.tsx";
import { type HomeProps, homeQuestions } from "./home-questions.ts";
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

const ProfessionalForm = lazyPart(
  async () => (await import("./professional-form.tsx")).ProfessionalForm,
);

export function ProfessionalSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const { professionalTypes, companyName, kvkNumber, vatNumber } = profile;
  const facts = [
    ...professionalTypes.map((type) => ({ name: null, value: t(`professional.${type}`) })),
    { name: t("professional.company"), value: companyName },
    { name: t("professional.kvk"), value: kvkNumber },
    { name: t("professional.vat"), value: vatNumber },
  ].filter(({ value }) => value);
  return (
    <ProfileSection
      section="professional"
      title={t("sections.professional")}
      empty={t("professional.empty")}
      isEmpty={facts.length === 0}
      summary={
        <ul className="grid gap-1.5">
          {facts.map(({ name, value }) => (
            <li key={value}>
              {name && <span className="text-ink-soft">{name}: </span>}
              <span className="font-medium">{value}</span>
            </li>
          ))}
        </ul>
      }
      form={() => <ProfessionalForm profile={profile} />}
    />
  );
}

const HomeForm = lazyPart(async () => (await import("./home-form.tsx")).HomeForm);

export function HomeSection({ profile, gender }: HomeProps) {
  const { t } = useTranslation(["profiles", "care"]);
  const { home, ownAnimals } = profile;
  const facts = homeQuestions.flatMap((question) => {
    const answer = home[question];
    if (answer === undefined) return [];
    return [{ isSo: answer, text: t(`home.${question}.${answer ? "is" : "isNot"}`) }];
  });
  if (ownAnimals.length > 0) {
    const animals = ownAnimals.map((animal) => t(`care:animals.${animal}`).toLowerCase());
    facts.unshift({
      isSo: true,
      text: t("home.ownAnimalsAre", { animals: joinWords(animals, t("and")) }),
    });
  }
  if (gender) facts.push({ isSo: true, text: t(`home.genders.${gender}`) });
  return (
    <ProfileSection
      section="home"
      title={t("sections.home")}
      empty={t("home.empty")}
      isEmpty={facts.length === 0}
      summary={
        <ul className="grid gap-2 sm:grid-cols-2">
          {facts.map(({ isSo, text }) => (
            <li key={text} className="flex gap-2.5">
              {isSo ? (
                <Check className="mt-0.5 size-5 shrink-0 text-brand" />
              ) : (
                <Minus className="mt-0.5 size-5 shrink-0 text-ink-soft" />
              )}
              {text}
            </li>
          ))}
        </ul>
      }
      form={() => <HomeForm profile={profile} gender={gender} />}
    />
  );
}
