import { publicRequestsEndpoints } from "#contract/requests/public-requests.ts";
import { requestsEndpoints } from "#contract/requests.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import {
  countRequestView,
  findRequestPins,
  getPublicRequest,
  searchRequests,
} from "./public-requests.service.ts";
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

export function bindPublicRequests({ bind }: DomainEntries<object>): void {
  bind(publicRequestsEndpoints.list, (ctx, { query }) => searchRequests(ctx, query));

  bind(publicRequestsEndpoints.pins, (ctx, { query }) => findRequestPins(ctx, query));

  bind(publicRequestsEndpoints.get, async (ctx, { params }) => {
    const data = await getPublicRequest(ctx, { requestId: params.id });
    if (!data.isOwn) await countRequestView(ctx, { requestId: data.id });
    return { data };
  });
}
