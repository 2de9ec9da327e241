import { ChevronDown, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { Pet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PetThumb } from "./pet-thumb.tsx";

export type ArchivedPetsProps = {
  pets: readonly Pet[];
  factsOf: (pet: Pet) => string;
  /** The one that is on its way back. */
  busyId: number | null;
  onBringBack: (pet: Pet) => void;
  onRemove: (pet: Pet) => void;
};

/** Those that are not there any more, out of the way but not forgotten. */
export function ArchivedPets(props: ArchivedPetsProps) {
  const { pets, factsOf, busyId, onBringBack, onRemove } = props;
  const { t } = useTranslation("pets");
  const urls = useUrls();
  return (
    <details className="group/archive mt-10 border-t border-line pt-4">
      <summary className="flex min-h-11 list-none items-center gap-2 justify-self-start rounded-field font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
        {t("archived", { count: pets.length })}
        <ChevronDown className="size-5 transition-transform group-open/archive:rotate-180" />
      </summary>
      <ul aria-label={t("archivedList")} className="mt-3 grid gap-3 md:grid-cols-2">
        {pets.map((pet) => (
          <li key={pet.id} className="flex items-center gap-3 rounded-card bg-surface p-3">
            <PetThumb pet={pet} />
            <div className="min-w-0 flex-1">
              <Link
                to={urls.editPet(pet.id)}
                className="block truncate font-semibold text-ink no-underline hover:underline"
              >
                {pet.name}
              </Link>
              <p className="text-sm text-ink-soft">{factsOf(pet)}</p>
            </div>
            <Button
              variant="soft"
              size="sm"
              pending={busyId === pet.id}
              aria-label={t("bringBackOf", { name: pet.name })}
              onClick={() => onBringBack(pet)}
            >
              {t("bringBack")}
            </Button>
            {/* On a phone there is no room for it; behind the name is the same button. */}
            <div className="hidden sm:block">
              <IconButton
                label={t("delete", { name: pet.name })}
                icon={<Trash2 />}
                onClick={() => onRemove(pet)}
              />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
