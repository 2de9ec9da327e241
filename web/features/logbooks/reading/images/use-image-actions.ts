import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Api } from "#web/lib/api/client.ts";
import { logError } from "#web/lib/browser/log.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { addImageToProfile, setHeart } from "../../logbook-calls.ts";
import { cacheImage } from "../../logbooks-cache.ts";

export type ImageActions = ReturnType<typeof imageActions>;

/** The same object as long as it is the same logbook: what gets it is not drawn anew by each press. */
export function useImageActions(logbookId: number): ImageActions {
  const queries = useQueryClient();
  const { t } = useTranslation("logbooks");
  return useMemo(() => imageActions(queries, logbookId, t), [queries, logbookId, t]);
}

/** What an owner does with a picture: a heart, which is there at once, and a copy, which takes a moment. */
function imageActions(queries: QueryClient, logbookId: number, t: Translate<"logbooks">) {
  /** Of one picture they go one after the other, or the last press might not be the one that counts. */
  const turns = new Map<number, Promise<void>>();

  function turnHeart({ id, isHearted }: LogbookImage) {
    const show = (on: boolean) =>
      cacheImage(queries, logbookId, id, (image) => ({ ...image, isHearted: on }));
    show(!isHearted);
    const before = turns.get(id) ?? Promise.resolve();
    const turn = before
      .then(() => setHeart(logbookId, id, !isHearted))
      .then(
        () => {},
        (error: unknown) => {
          logError("heart not turned", error);
          show(isHearted);
          showToast({ text: t("image.heartFailed") });
        },
      );
    turns.set(id, turn);
  }

  async function add(call: Api["call"], { id }: LogbookImage, petId?: number): Promise<void> {
    for (const changed of await addImageToProfile(call, logbookId, id, petId)) {
      cacheImage(queries, logbookId, changed.id, (image) => ({
        ...image,
        addedToPetIds: changed.addedToPetIds,
        isAddedToProfile: changed.isAddedToProfile,
      }));
    }
  }

  return { turnHeart, add };
}
