import { useState } from "react";
import type { ProfileType } from "#contract/profiles.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { forgetProfileData } from "#web/lib/session/profile-data.ts";
import { viewerChanged } from "#web/lib/session/session.ts";

/** One call at a time, and the lines to show when it was refused. */
export function useProfileCall() {
  const { t } = useTranslation("shell");
  const [pending, setPending] = useState(false);
  const [lines, setLines] = useState<readonly string[]>([]);

  async function run(call: () => Promise<void>, failed: string): Promise<boolean> {
    setPending(true);
    setLines([]);
    try {
      await call();
      return true;
    } catch (error) {
      logError("profile not changed", error);
      const isOffline = error instanceof ApiError && error.status === 0;
      const said = error instanceof ApiError ? error.messages : [];
      setLines(isOffline ? [t("noConnection")] : said.length > 0 ? said : [failed]);
      return false;
    } finally {
      setPending(false);
    }
  }

  return { run, pending, lines, forget: () => setLines([]) };
}

/** Each of these may change as whom the user is here; the next page is loaded for that profile. */
async function changed(): Promise<void> {
  viewerChanged();
  await forgetProfileData();
}

export async function switchProfile(profileType: ProfileType): Promise<void> {
  await api.call("profiles.switchProfile", { body: { profileType } });
  await changed();
}

export async function addProfile(profileType: ProfileType): Promise<void> {
  await api.call("profiles.addProfile", { body: { profileType } });
  await changed();
}

export async function removeProfile(profileType: ProfileType): Promise<void> {
  await api.call("profiles.removeProfile", { params: { profileType } });
  await changed();
}
