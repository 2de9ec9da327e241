import { Link } from "react-router";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";

const animals = Object.keys(animalPictures) as AnimalCategory[];

export type AnimalsSectionProps = {
  /** The search for sitters of each animal. */
  searches: Readonly<Record<AnimalCategory, string>>;
};

export function AnimalsSection({ searches }: AnimalsSectionProps) {
  const { t } = useTranslation("home");
  return (
    <section className="py-section">
      <div className="wrap">
        <h2>{t("animals.title")}</h2>
        <ul className="mt-6 grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-5 md:mt-8 md:grid-cols-9 md:gap-4">
          {animals.map((id) => (
            <li key={id}>
              <Link
                to={searches[id]}
                className="group block text-center text-sm font-semibold text-ink no-underline md:text-base"
              >
                <img
                  src={animalPictures[id]}
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                  className="mb-2 w-full rounded-bubble transition-transform duration-200 group-hover:-translate-y-1 group-hover:-rotate-2"
                />
                {t(`animals.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
