import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { ProfileSection } from "../profile-section.tsx";

const AnimalsForm = lazyPart(async () => (await import("./animals-form.tsx")).AnimalsForm);

export function AnimalsSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["profiles", "care"]);
  const { animalCategories, animalSizes, energyLevels, maxAnimals } = profile;
  const list = (words: readonly string[]) => joinWords(words, t("and")).toLowerCase();
  const lines = [
    animalSizes.length > 0 &&
      t("animals.sizesAre", { sizes: list(animalSizes.map((size) => t(`care:sizes.${size}`))) }),
    energyLevels.length > 0 &&
      t("animals.energyIs", { levels: list(energyLevels.map((level) => t(`levels.${level}`))) }),
    maxAnimals !== undefined && t("animals.atMost", { count: maxAnimals }),
  ].filter((line) => line !== false);
  return (
    <ProfileSection
      section="animals"
      title={t("sections.animals")}
      empty={t("animals.empty")}
      isEmpty={animalCategories.length === 0}
      summary={
        <>
          <ul className="flex flex-wrap gap-3">
            {animalCategories.map((category) => (
              <li key={category} className="w-18 text-center text-sm font-semibold">
                <img
                  src={animalPictures[category]}
                  alt=""
                  width={240}
                  height={240}
                  className="mb-1 rounded-field"
                />
                {t(`care:animals.${category}`)}
              </li>
            ))}
          </ul>
          {lines.length > 0 && <p className="mt-3 text-ink-soft">{lines.join(" ")}</p>}
        </>
      }
      form={() => <AnimalsForm profile={profile} />}
    />
  );
}
