import type { PublicSitter } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { Section } from "#web/ui/page/section.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Tag } from "#web/ui/tag.tsx";

export type AnimalsSectionProps = { sitter: PublicSitter; raceNames: readonly string[] };

export function AnimalsSection({ sitter, raceNames }: AnimalsSectionProps) {
  const { t } = useTranslation(["sitters", "care"]);
  const { animalCategories, animalSizes, energyLevels, maxAnimals } = sitter;
  if (animalCategories.length === 0) return null;
  const list = (words: readonly string[]) => joinWords(words, t("and"));
  const details = [
    maxAnimals !== undefined && t("animals.most", { count: maxAnimals }),
    // All three sizes is every animal: not worth a line.
    animalSizes.length > 0 &&
      animalSizes.length < 3 &&
      t("animals.sizes", {
        sizes: list(animalSizes.map((size) => t(`care:sizes.${size}`).toLowerCase())),
      }),
    energyLevels.length > 0 &&
      energyLevels.length < 3 &&
      t("animals.energy", { levels: list(energyLevels.map((level) => t(`levels.${level}`))) }),
  ].filter((detail) => detail !== false);
  return (
    <Section heading={t("animals.heading")}>
      <ul className="grid max-w-form grid-cols-4 gap-3 sm:grid-cols-6">
        {animalCategories.map((category) => (
          <li key={category} className="text-center text-sm font-semibold">
            <img
              src={animalPictures[category]}
              alt=""
              width={240}
              height={240}
              loading="lazy"
              className="mb-2 w-full rounded-card"
            />
            {t(`care:animals.${category}`)}
          </li>
        ))}
      </ul>
      {details.length > 0 && <p className="mt-4 text-ink-soft">{details.join(". ")}.</p>}
      {raceNames.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-base">{t("animals.races")}</h3>
          <ul className="flex flex-wrap gap-2">
            {raceNames.map((race) => (
              <li key={race}>
                <Tag>{race}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
