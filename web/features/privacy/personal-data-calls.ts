import { api } from "#web/lib/api/browser-api.ts";

export async function askForPersonalData(): Promise<void> {
  await api.call("personalData.ask", {});
}
