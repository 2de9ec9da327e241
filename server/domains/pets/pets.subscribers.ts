import { discardImage } from "#server/platform/images/kept-images.ts";
import type { Platform } from "#server/platform/platform.ts";
import { petImagesRemoved } from "./pets.events.ts";

export function subscribePets({ outbox, storage }: Platform): void {
  outbox.on(petImagesRemoved, "pets.discard-images", async ({ payload }) => {
    for (const image of payload.images) await discardImage(storage, image);
  });
}
