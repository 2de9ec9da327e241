import { discardImage } from "#server/platform/images/kept-images.ts";
import type { Platform } from "#server/platform/platform.ts";
import { requestImageRemoved } from "./requests.events.ts";

export function subscribeRequests({ outbox, storage }: Platform): void {
  outbox.on(requestImageRemoved, "requests.discard-image", async ({ payload }) => {
    await discardImage(storage, payload.image);
  });
}
