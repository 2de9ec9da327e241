import { profilesEndpoints } from "#contract/profiles.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  addProfile,
  listProfileTypes,
  registerUser,
  removeProfile,
  switchProfile,
} from "./profiles.service.ts";

export function bindProfiles(platform: Platform): void {
  const { bind } = platform;

  bind(profilesEndpoints.registerUser, async ({ params, body, locale, cookies, ...call }) => {
    const device = body.device ?? call.device;
    const registered = await registerUser(platform, { ...body, ...params, device, locale });
    cookies.setSession(registered.token);
    return registered;
  });

  bind(profilesEndpoints.listTypes, async ({ viewer, db }) => ({
    data: await listProfileTypes(db, viewer),
  }));

  bind(profilesEndpoints.switchProfile, async ({ viewer, body }) => ({
    data: await switchProfile(platform, viewer, body.profileType),
  }));

  bind(profilesEndpoints.addProfile, async ({ viewer, body }) => ({
    data: await addProfile(platform, viewer, body.profileType),
  }));

  bind(profilesEndpoints.removeProfile, async ({ viewer, params }) =>
    removeProfile(platform, viewer, params.profileType),
  );
}
