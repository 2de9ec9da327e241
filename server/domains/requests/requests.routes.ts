import { requestsEndpoints } from "#contract/requests.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import {
  activateRequest,
  createRequest,
  getOwnRequest,
  keepRequest,
  prepareNewRequest,
  prepareRequestUpdate,
  removeRequest,
  updateRequest,
} from "./requests.service.ts";

export function bindRequests({ bind }: DomainEntries<object>): void {
  bind(requestsEndpoints.getOwn, async (ctx) => ({ request: await getOwnRequest(ctx) }));

  bind(requestsEndpoints.create, {
    prepare: (ctx, { body, files }) =>
      prepareNewRequest(ctx, { form: body, files: filesNamed(files, "image") }),
    run: async (ctx, { body, prepared }) => ({
      data: await createRequest(ctx, { form: body, prepared }),
    }),
    discard: (ctx, { images }) => discardUploads(ctx, images),
  });

  bind(requestsEndpoints.update, {
    prepare: (ctx, { files }) => prepareRequestUpdate(ctx, { files: filesNamed(files, "image") }),
    run: async (ctx, { body, prepared }) => ({
      data: await updateRequest(ctx, { change: body, prepared }),
    }),
    discard: (ctx, { images }) => discardUploads(ctx, images),
  });

  bind(requestsEndpoints.remove, (ctx) => removeRequest(ctx));

  bind(requestsEndpoints.activate, async (ctx, { body }) => ({
    data: await activateRequest(ctx, body),
  }));

  bind(requestsEndpoints.stillWanted, async (ctx) => ({ data: await keepRequest(ctx) }));
}
