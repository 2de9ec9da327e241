import { requestsEndpoints } from "#contract/requests.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  activateRequest,
  createRequest,
  getOwnRequest,
  prepareNewRequest,
  prepareRequestUpdate,
  removeRequest,
  updateRequest,
} from "./requests.service.ts";

export function bindRequests(platform: Platform): void {
  const { bind } = platform;

  bind(requestsEndpoints.getOwn, async ({ viewer, db }) => ({
    request: await getOwnRequest({ db, clock: platform.clock }, viewer),
  }));

  bind(requestsEndpoints.create, {
    prepare: ({ viewer, body, files, locale }) =>
      prepareNewRequest(platform, viewer, body, filesNamed(files, "image"), locale),
    run: async ({ viewer, body, db, locale }, prepared) => ({
      data: await createRequest(platform, db, viewer, body, prepared, locale),
    }),
    discard: ({ images }) => discardUploads({ ...platform, now: platform.clock.now() }, images),
  });

  bind(requestsEndpoints.update, {
    prepare: ({ viewer, files, locale }) =>
      prepareRequestUpdate(platform, viewer, filesNamed(files, "image"), locale),
    run: async ({ viewer, body, db, locale }, prepared) => ({
      data: await updateRequest(platform, db, viewer, body, prepared, locale),
    }),
    discard: ({ images }) => discardUploads({ ...platform, now: platform.clock.now() }, images),
  });

  bind(requestsEndpoints.remove, async ({ viewer }) => removeRequest(platform, viewer));

  bind(requestsEndpoints.activate, async ({ viewer, body }) => ({
    data: await activateRequest(platform, viewer, body.isActivated),
  }));
}
