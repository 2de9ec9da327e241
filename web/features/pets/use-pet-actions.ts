import { useRevalidator } from "react-router";
import type { Pet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type Action, useAction } from "#web/ui/actions/use-action.ts";

/** Back among the pets that are there. */
export function useBringBack(onDone: () => void = () => {}): Action<Pet> {
  const { t } = useTranslation("pets");
  const { revalidate } = useRevalidator();
  return useAction({
    send: (call, { id }: Pet) =>
      call("pets.update", { params: { id: String(id) }, body: { isArchived: false } }),
    done: ({ name }) => t("broughtBack", { name }),
    async onDone() {
      await revalidate();
      onDone();
    },
    failed: ({ name }) => t("actionFailed", { name }),
  });
}

/** Out of sight, with a way back. */
export function useArchiving(onGone: () => unknown): Action<Pet> {
  const { t } = useTranslation("pets");
  const bringingBack = useBringBack();
  return useAction({
    send: (call, { id }: Pet) =>
      call("pets.update", { params: { id: String(id) }, body: { isArchived: true } }),
    done: (pet) => ({
      text: t("archivedOne", { name: pet.name }),
      action: { label: t("undo"), onAction: () => void bringingBack.press(pet) },
    }),
    onDone: onGone,
    failed: ({ name }) => t("actionFailed", { name }),
  });
}
