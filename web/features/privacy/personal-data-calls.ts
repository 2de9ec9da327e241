import { personalDataEndpoints } from "#contract/privacy/personal-data.ts";
import { api } from "#web/lib/api/browser-api.ts";

export async function askForPersonalData(): Promise<void> {
  await api.call(personalDataEndpoints.ask, {});
}
