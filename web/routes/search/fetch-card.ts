import type { RequestCard } from "#contract/requests/public-requests.ts";
import type { SitterCard } from "#contract/sitters.ts";
import { api } from "#web/lib/api/browser-api.ts";

/* The card of a pin that isn't in the list. The endpoint tables come with the first one. */

export async function fetchSitterCard(id: number): Promise<SitterCard> {
  return (await api.call("sitters.get", { params: { id: String(id) } })).data;
}

export async function fetchRequestCard(id: number): Promise<RequestCard> {
  return (await api.call("publicRequests.get", { params: { id: String(id) } })).data;
}
