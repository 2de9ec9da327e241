import { Eye } from "lucide-react";
import { Link } from "react-router";
import { placeLine } from "#contract/shared/place-line.ts";
import type { SitterCard } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { PetSummary, RequestSummary } from "./dashboard-data.ts";
import { Panel } from "./panel.tsx";

export function RequestPanel({ request }: { request: RequestSummary | null }) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const link = { to: urls.createRequest(), label: t(request ? "request.open" : "request.make") };
  if (!request) {
    return (
      <Panel id="own-request" title={t("request.title")} link={link}>
        <p className="text-ink-soft">{t("request.none")}</p>
      </Panel>
    );
  }
  const isOn = request.status === "active";
  return (
    <Panel
      id="own-request"
      title={t("request.title")}
      tag={<Tag tone={isOn ? "ok" : "neutral"}>{t(`request.${isOn ? "active" : "disabled"}`)}</Tag>}
      link={link}
    >
      <p className="line-clamp-2 font-semibold">{request.title}</p>
      {isOn && request.viewCount !== undefined && (
        <p className="mt-1 flex items-center gap-2 text-sm text-ink-soft">
          <Eye className="size-4.5 shrink-0" />
          {t("request.views", { count: request.viewCount })}
        </p>
      )}
    </Panel>
  );
}

export function PetsPanel({ pets }: { pets: readonly PetSummary[] }) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const hasSome = pets.length > 0;
  return (
    <Panel
      id="own-pets"
      title={t("pets.title")}
      link={{
        to: hasSome ? urls.pets() : urls.addPet(),
        label: t(hasSome ? "pets.open" : "pets.add"),
      }}
    >
      {hasSome ? (
        <ul className="flex flex-wrap gap-4">
          {pets.map((pet) => (
            <li key={pet.id} className="w-18">
              <Link
                to={urls.editPet(pet.id)}
                className="block text-center text-sm font-semibold text-ink no-underline hover:underline"
              >
                <Face pet={pet} />
                <span className="block truncate">{pet.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t("pets.none")}</p>
      )}
    </Panel>
  );
}

function Face({ pet: { picture, category } }: { pet: PetSummary }) {
  const look = "mb-1.5 aspect-square w-full rounded-full bg-sunken object-cover";
  if (picture) return <Picture image={picture} alt="" sizes="72px" className={look} />;
  return <img src={animalPictures[category]} alt="" width={240} height={240} className={look} />;
}

const shown = 4;

/** Whom one keeps in mind, small; nothing while there is nobody. */
export function FavoritesPanel({ sitters }: { sitters: readonly SitterCard[] }) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const locale = useLocale();
  if (sitters.length === 0) return null;
  return (
    <Panel
      id="own-favorites"
      title={t("favorites.title")}
      link={{ to: urls.favorites(), label: t("favorites.all") }}
    >
      <ul className="grid grid-cols-1 gap-1">
        {sitters.slice(0, shown).map((sitter) => (
          <li key={sitter.id}>
            <Link
              to={urls.sitter(sitter.citySlug, sitter.id)}
              prefetch="intent"
              className="group flex min-h-14 items-center gap-3 text-ink no-underline"
            >
              <Avatar name={sitter.firstName} picture={sitter.picture} />
              <span className="min-w-0">
                <span className="block truncate font-semibold group-hover:underline">
                  {sitter.firstName}
                </span>
                <span className="block truncate text-sm text-ink-soft">
                  {placeLine(sitter, locale)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
