import type { CallInput } from "#contract/endpoints.ts";
import type { NotificationPreferences } from "#contract/notifications.ts";
import { api } from "#web/lib/api/browser-api.ts";

/** Imported when first called: with the endpoint tables comes zod, which the page itself does without. */
export type PreferencesChange = CallInput<"notifications.updatePreferences">["body"];

type UnsubscribeForm = CallInput<"notifications.unsubscribe">["query"];

export async function unsubscribe(query: UnsubscribeForm): Promise<void> {
  await api.call("notifications.unsubscribe", { query });
}

export async function updatePreferences(body: PreferencesChange): Promise<NotificationPreferences> {
  return (await api.call("notifications.updatePreferences", { body })).data;
}
