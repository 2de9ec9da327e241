import { useState } from "react";
import type { Pet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { type RemovalOutcome, usePetActions } from "./use-pet-actions.ts";

export type RemovePetDialogProps = {
  pet: Pet;
  onClose: () => void;
  /** It is gone, or out of sight. */
  onGone: () => void | Promise<void>;
};

/** Asks once more; for a pet that somebody counts on it has another way. */
export function RemovePetDialog({ pet, onClose, onGone }: RemovePetDialogProps) {
  const { t } = useTranslation("pets");
  const { busyId, archive, remove } = usePetActions();
  const [outcome, setOutcome] = useState<RemovalOutcome | null>(null);
  const { name, isArchived } = pet;
  const isPending = busyId !== null;
  const isInUse = outcome === "inUse";

  async function confirm() {
    const next = await remove(pet);
    setOutcome(next);
    if (next === "removed") await onGone();
  }

  async function archiveInstead() {
    if (await archive(pet)) await onGone();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isInUse ? t("removal.inUseTitle", { name }) : t("removal.title", { name })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("removal.keep")}
          </Button>
          {isInUse ? (
            !isArchived && (
              <Button variant="soft" pending={isPending} onClick={() => void archiveInstead()}>
                {t("archive", { name })}
              </Button>
            )
          ) : (
            <Button variant="danger" pending={isPending} onClick={() => void confirm()}>
              {t("removal.confirm", { name })}
            </Button>
          )}
        </>
      }
    >
      {isInUse ? (
        <p role="status">{t(isArchived ? "removal.inUseArchived" : "removal.inUse", { name })}</p>
      ) : (
        <p>{t("removal.text", { name })}</p>
      )}
      {outcome === "failed" && (
        <Banner tone="bad" live className="mt-4">
          {t("removeFailed")}
        </Banner>
      )}
    </Dialog>
  );
}
