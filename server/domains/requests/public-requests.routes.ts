import { publicRequestsEndpoints } from "#contract/requests/public-requests.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import {
  countRequestView,
  findRequestPins,
  getPublicRequest,
  searchRequests,
} from "./public-requests.service.ts";

export function bindPublicRequests({ bind }: DomainEntries<object>): void {
  bind(publicRequestsEndpoints.list, (ctx, { query }) => searchRequests(ctx, query));

  bind(publicRequestsEndpoints.pins, (ctx, { query }) => findRequestPins(ctx, query));

  bind(publicRequestsEndpoints.get, async (ctx, { params }) => {
    const data = await getPublicRequest(ctx, { requestId: params.id });
    if (!data.isOwn) await countRequestView(ctx, { requestId: data.id });
    return { data };
  });
}
