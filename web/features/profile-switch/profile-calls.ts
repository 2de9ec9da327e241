import type { ProfileType } from "#contract/profiles.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { forgetProfileData } from "#web/lib/session/profile-data.ts";
import { viewerChanged } from "#web/lib/session/session.ts";

/** As whom the user is here may have changed; the next page is loaded for that profile. */
export async function profileChanged(): Promise<void> {
  viewerChanged();
  await forgetProfileData();
}

export async function switchProfile(profileType: ProfileType): Promise<void> {
  await api.call("profiles.switchProfile", { body: { profileType } });
  await profileChanged();
}
