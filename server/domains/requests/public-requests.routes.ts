import { publicRequestsEndpoints } from "#contract/public-requests.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  countRequestView,
  findRequestPins,
  getPublicRequest,
  searchRequests,
} from "./public-requests.service.ts";

export function bindPublicRequests(platform: Platform): void {
  const { bind } = platform;

  bind(publicRequestsEndpoints.list, async ({ db, query, ...call }) =>
    searchRequests(platform, db, call, query),
  );

  bind(publicRequestsEndpoints.pins, async ({ db, query, ...call }) =>
    findRequestPins(platform, db, call, query),
  );

  bind(publicRequestsEndpoints.get, async ({ db, viewer, params, ...call }) => {
    const data = await getPublicRequest(platform, db, viewer, params.id);
    if (!data.isOwn) await countRequestView(platform, db, data.id, { viewer, ...call });
    return { data };
  });
}
