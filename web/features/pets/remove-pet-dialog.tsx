import { useState } from "react";
import type { Pet } from "#contract/pets.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { useArchiving } from "./use-pet-actions.ts";

export type RemovePetDialogProps = {
  pet: Pet;
  onClose: () => void;
  /** It is gone, or out of sight. */
  onGone: () => void | Promise<void>;
};

/** Asks once more; for a pet that somebody counts on it has another way. */
export function RemovePetDialog({ pet, onClose, onGone }: RemovePetDialogProps) {
  const { t } = useTranslation("pets");
  const archiving = useArchiving(onGone);
  const [isInUse, setInUse] = useState(false);
  const { name, isArchived } = pet;
  const removing = useAction({
    async send(call) {
      try {
        await call("pets.remove", { params: { id: String(pet.id) } });
      } catch (error) {
        // Removed elsewhere meanwhile: what was wanted is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    done: t("removed", { name }),
    onDone: onGone,
    explain({ code }) {
      if (code !== "petInUse") return t("removeFailed");
      setInUse(true);
      return false;
    },
    failed: t("removeFailed"),
    lines: [],
  });
  const isPending = archiving.pending || removing.pending;

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
              <Button variant="soft" pending={isPending} onClick={() => void archiving.press(pet)}>
                {t("archive", { name })}
              </Button>
            )
          ) : (
            <Button variant="danger" pending={isPending} onClick={() => void removing.press()}>
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
      <ErrorBanner lines={removing.lines} className="mt-4" />
    </Dialog>
  );
}
