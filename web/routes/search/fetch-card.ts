import type { RequestCard } from "#contract/requests/public-requests.ts";
import type { SitterCard } from "#contract/sitters.ts";

/* The card of a pin that isn't in the list. The endpoint tables come with the first one. */

export async function fetchSitterCard(id: number): Promise<SitterCard> {
  const [{ api }, { sittersEndpoints }] = await Promise.all([
    import("#web/lib/api/browser-api.ts"),
    import("#contract/sitters.ts"),
  ]);
  return (await api.call(sittersEndpoints.get, { params: { id: String(id) } })).data;
}

export async function fetchRequestCard(id: number): Promise<RequestCard> {
  const [{ api }, { publicRequestsEndpoints }] = await Promise.all([
    import("#web/lib/api/browser-api.ts"),
    import("#contract/requests/public-requests.ts"),
  ]);
  return (await api.call(publicRequestsEndpoints.get, { params: { id: String(id) } })).data;
}
