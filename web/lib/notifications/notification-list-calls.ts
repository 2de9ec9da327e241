import { api } from "#web/lib/api/browser-api.ts";

/** Imported when first called: with the endpoint tables comes zod, which the page itself does without. */
export function fetchLatest() {
  return api.call("notifications.list", { query: { limit: 5 } });
}

export async function markAsRead(id: number): Promise<void> {
  await api.call("notifications.markAsRead", { body: { id } });
}

export async function markAllAsRead(): Promise<void> {
  await api.call("notifications.markAsRead", { body: {} });
}
