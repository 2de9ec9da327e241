import { requestsEndpoints } from "#contract/requests.ts";
import { filesNamed } from "#server/platform/http/body.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  activateRequest,
  createRequest,
  getOwnRequest,
  removeRequest,
  updateRequest,
} from "./requests.service.ts";

export function bindRequests(platform: Platform): void {
  const { bind } = platform;

  bind(requestsEndpoints.getOwn, async ({ viewer, db }) => ({
    request: await getOwnRequest({ db, clock: platform.clock }, viewer),
  }));

  bind(requestsEndpoints.create, async ({ viewer, body, files, locale }) => {
    const [image] = filesNamed(files, "image");
    return { data: await createRequest(platform, viewer, body, image, locale) };
  });

  bind(requestsEndpoints.update, async ({ viewer, body, files, locale }) => {
    const [image] = filesNamed(files, "image");
    return { data: await updateRequest(platform, viewer, body, image, locale) };
  });

  bind(requestsEndpoints.remove, async ({ viewer }) => removeRequest(platform, viewer));

  bind(requestsEndpoints.activate, async ({ viewer, body }) => ({
    data: await activateRequest(platform, viewer, body.isActivated),
  }));
}
