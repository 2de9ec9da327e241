import { discardImage } from "#server/platform/images/kept-images.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isImageKept } from "./profile-images.repository.ts";
import { profileImagesRemoved } from "./profiles.events.ts";

export function subscribeProfiles({ outbox, storage }: Platform): void {
  outbox.on(profileImagesRemoved, "profiles.discard-images", async ({ payload, tx }) => {
    for (const image of payload.images) {
      // The key names the content: removed and added again meanwhile, the files are in use again.
      if (await isImageKept(tx, payload.profileId, image.key)) continue;
      await discardImage(storage, image);
    }
  });
}
