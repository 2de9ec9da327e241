import { Archive, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Pet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { RemovePetDialog } from "../remove-pet-dialog.tsx";
import { useArchiving } from "../use-pet-actions.ts";

export type PetLeaveSectionProps = { pet: Pet; onGone: () => void | Promise<void> };

/** For a pet that has died or moved: out of sight, or gone. */
export function PetLeaveSection({ pet, onGone }: PetLeaveSectionProps) {
  const { t } = useTranslation("pets");
  const { press, pending } = useArchiving(onGone);
  const [isAsking, setAsking] = useState(false);
  const { name, isArchived } = pet;

  return (
    <section aria-labelledby="pet-leave" className="mt-10 border-t border-line pt-6">
      <h2 id="pet-leave" className="text-lg">
        {t("leave.heading", { name })}
      </h2>
      <p className="mt-1 text-ink-soft">{t(isArchived ? "leave.textArchived" : "leave.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isArchived && (
          <Button variant="secondary" size="sm" pending={pending} onClick={() => void press(pet)}>
            <Archive className="size-5" />
            {t("archive", { name })}
          </Button>
        )}
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          <Trash2 className="size-5" />
          {t("delete", { name })}
        </Button>
      </div>
      {isAsking && <RemovePetDialog pet={pet} onClose={() => setAsking(false)} onGone={onGone} />}
    </section>
  );
}
