import { type NotificationPreferences, notificationsEndpoints } from "#contract/notifications.ts";
import type { CallInput } from "#contract/shared/endpoint.ts";
import { api } from "#web/lib/api/browser-api.ts";

/** Imported when first called: with the endpoint tables comes zod, which the page itself does without. */
export type PreferencesChange = CallInput<typeof notificationsEndpoints.updatePreferences>["body"];

type UnsubscribeForm = CallInput<typeof notificationsEndpoints.unsubscribe>["query"];

export async function unsubscribe(query: UnsubscribeForm): Promise<void> {
  await api.call(notificationsEndpoints.unsubscribe, { query });
}

export async function updatePreferences(body: PreferencesChange): Promise<NotificationPreferences> {
  return (await api.call(notificationsEndpoints.updatePreferences, { body })).data;
}
