import type { ProfileType } from "#contract/profiles.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { forgetProfileData } from "#web/lib/session/profile-data.ts";
import { viewerChanged } from "#web/lib/session/session.ts";

/** Each of them may change as whom the user is here; the next page is loaded for that profile. */
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
