import { Pencil, Trash2 } from "lucide-react";
import type { Pet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { usePetFacts } from "./pet-facts.ts";
import { PetThumb } from "./pet-thumb.tsx";

export type PetListProps = {
  pets: readonly Pet[];
  today: string;
  onEdit: (pet: Pet) => void;
  onRemove: (pet: Pet) => void;
};

export function PetList({ pets, today, onEdit, onRemove }: PetListProps) {
  const { t } = useTranslation("pets");
  const factsOf = usePetFacts(today);
  return (
    <ul aria-label={t("list")} className="grid gap-3">
      {pets.map((pet) => (
        <li key={pet.id} className="flex items-center gap-3 rounded-card bg-surface p-3">
          <PetThumb pet={pet} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{pet.name}</p>
            <p className="text-sm text-ink-soft">{factsOf(pet)}</p>
          </div>
          <IconButton
            label={t("edit", { name: pet.name })}
            icon={<Pencil />}
            onClick={() => onEdit(pet)}
          />
          <IconButton
            label={t("remove", { name: pet.name })}
            icon={<Trash2 />}
            onClick={() => onRemove(pet)}
          />
        </li>
      ))}
    </ul>
  );
}
