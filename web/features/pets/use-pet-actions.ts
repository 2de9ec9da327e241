import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Pet } from "#contract/pets.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

export type RemovalOutcome = "removed" | "inUse" | "failed";

/** What can be done with a pet as a whole; says by itself how it went. */
export function usePetActions() {
  const { t } = useTranslation("pets");
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function put(pet: Pet, isArchived: boolean): Promise<boolean> {
    setBusyId(pet.id);
    try {
      await api.call("pets.update", { params: { id: String(pet.id) }, body: { isArchived } });
      return true;
    } catch (error) {
      logError("pet not archived", error);
      showToast({ text: t("actionFailed", { name: pet.name }) });
      return false;
    } finally {
      setBusyId(null);
    }
  }

  async function bringBack(pet: Pet): Promise<boolean> {
    if (!(await put(pet, false))) return false;
    await showLoading(revalidate());
    showToast({ text: t("broughtBack", { name: pet.name }) });
    return true;
  }

  async function archive(pet: Pet): Promise<boolean> {
    if (!(await put(pet, true))) return false;
    const undo = { label: t("undo"), onAction: () => void bringBack(pet) };
    showToast({ text: t("archivedOne", { name: pet.name }), action: undo });
    return true;
  }

  async function remove(pet: Pet): Promise<RemovalOutcome> {
    setBusyId(pet.id);
    try {
      await api.call("pets.remove", { params: { id: String(pet.id) } });
      showToast({ text: t("removed", { name: pet.name }) });
      return "removed";
    } catch (error) {
      if (error instanceof ApiError && error.code === "petInUse") return "inUse";
      // Removed elsewhere meanwhile: what was wanted is so.
      if (error instanceof ApiError && error.status === 404) return "removed";
      logError("pet not removed", error);
      return "failed";
    } finally {
      setBusyId(null);
    }
  }

  return { busyId, archive, bringBack, remove };
}
