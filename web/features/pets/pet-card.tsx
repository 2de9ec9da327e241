import { Pill, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { Pet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Tag } from "#web/ui/tag.tsx";

export type PetCardProps = {
  pet: Pet;
  facts: string;
  today: string;
  /** Among the first on the screen: its picture comes first. */
  first?: boolean;
};

/** The whole card leads to the pet. Beside each other on a phone, one above the other from 600 px. */
export function PetCard({ pet, facts, today, first }: PetCardProps) {
  const { t } = useTranslation("pets");
  const urls = useUrls();
  const isLapsed = pet.vaccinatedUntil !== undefined && pet.vaccinatedUntil < today;
  return (
    <article className="relative grid h-full grid-cols-[7rem_1fr] overflow-hidden rounded-card bg-surface p-3 transition-shadow hover:shadow-lift sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:p-0">
      <CardPicture pet={pet} first={first} />
      <div className="flex min-w-0 flex-col gap-1 self-center py-1 pl-4 sm:self-start sm:p-4">
        <h2 className="truncate text-lg">
          <Link
            to={urls.editPet(pet.id)}
            prefetch="intent"
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            {pet.name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">{facts}</p>
        {(isLapsed || pet.medication) && (
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            {isLapsed && (
              <Tag tone="warn" icon={<TriangleAlert />}>
                {t("vaccinationLapsed")}
              </Tag>
            )}
            {pet.medication && <Tag icon={<Pill />}>{t("takesMedication")}</Tag>}
          </div>
        )}
      </div>
    </article>
  );
}

function CardPicture({ pet, first }: Pick<PetCardProps, "pet" | "first">) {
  const [image] = pet.images;
  const look = "aspect-square w-full rounded-field object-cover sm:rounded-none";
  if (!image) {
    return (
      <img src={animalPictures[pet.category]} alt="" width={240} height={240} className={look} />
    );
  }
  return (
    <Picture
      image={image}
      alt=""
      sizes="(min-width: 1024px) 282px, (min-width: 600px) 45vw, 112px"
      first={first}
      className={look}
    />
  );
}
