import type { ReactNode } from "react";
import type { OwnProfile } from "#contract/profiles.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { LinkSection } from "./link-section.tsx";

export type PetsSectionProps = {
  pets: readonly {
    id: number;
    name: string;
    category: AnimalCategory;
    pictureUrl?: string | undefined;
  }[];
};

export function PetsSection({ pets }: PetsSectionProps) {
  const { t } = useTranslation("profiles");
  const urls = useUrls();
  return (
    <LinkSection
      section="pets"
      title={t("sections.pets")}
      to={urls.pets()}
      isEmpty={pets.length === 0}
      empty={t("pets.empty")}
      label={pets.length === 0 ? t("pets.add") : t("pets.open")}
    >
      <ul className="flex flex-wrap gap-4">
        {pets.map(({ id, name, category, pictureUrl }) => (
          <li key={id} className="w-20 text-center text-sm font-semibold">
            <img
              src={pictureUrl ?? animalPictures[category]}
              alt=""
              width={240}
              height={240}
              className="mb-1.5 aspect-square rounded-full bg-sunken object-cover"
            />
            <span className="block truncate">{name}</span>
          </li>
        ))}
      </ul>
    </LinkSection>
  );
}

export type RequestSectionProps = {
  profile: OwnProfile;
  /** The request in short; absent while there is none. */
  summary: ReactNode;
};

export function RequestSection({ profile, summary }: RequestSectionProps) {
  const { t } = useTranslation("profiles");
  const urls = useUrls();
  const { request } = profile;
  return (
    <LinkSection
      section="request"
      title={t("sections.request")}
      to={urls.createRequest()}
      isEmpty={!request}
      empty={t("request.empty")}
      label={request ? t("request.open") : t("request.make")}
    >
      {summary}
      <p className="mt-3 text-sm text-ink-soft first:mt-0">
        {request?.isActivated ? t("request.on") : t("request.off")}
      </p>
    </LinkSection>
  );
}
