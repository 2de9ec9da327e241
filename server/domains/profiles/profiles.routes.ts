import { addressEndpoints } from "#contract/addresses.ts";
import { favoritesEndpoints } from "#contract/favorites.ts";
import { invitationsEndpoints } from "#contract/invitations.ts";
import { posterEndpoints } from "#contract/poster.ts";
import { profilesEndpoints } from "#contract/profiles.ts";
import { sittersEndpoints } from "#contract/sitters.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lookUpAddress, updateAddress } from "./addresses/addresses.service.ts";
import { getInvitation } from "./invitations/invitations.service.ts";
import { makePoster } from "./invitations/poster.service.ts";
import { deleteProfileImages, updateProfileImage } from "./profile-images.service.ts";
import type { ProfilesPorts } from "./profiles.ports.ts";
import {
  addProfile,
  listProfileTypes,
  registerUser,
  removeProfile,
  switchProfile,
} from "./profiles.service.ts";
import { addFavorite, listFavorites, removeFavorite } from "./sitters/favorites.service.ts";
import { getPublicSitter } from "./sitters/sitters.service.ts";

export function bindProfiles(platform: Platform, ports: ProfilesPorts): void {
  const { bind } = platform;

  bind(profilesEndpoints.registerUser, async ({ params, body, cookies, ...call }) => {
    const { locale, address } = call;
    const device = body.device ?? call.device;
    const registered = await registerUser(platform, ports, {
      ...body,
      ...params,
      device,
      locale,
      address,
    });
    cookies.setSession(registered.token);
    return registered;
  });

  bind(profilesEndpoints.listTypes, async ({ viewer, db }) => ({
    data: await listProfileTypes(db, viewer),
  }));

  bind(profilesEndpoints.switchProfile, async ({ viewer, body, db }) => ({
    data: await switchProfile({ ...platform, db }, ports, viewer, body.profileType),
  }));

  bind(profilesEndpoints.addProfile, async ({ viewer, body, db }) => ({
    data: await addProfile({ ...platform, db }, ports, viewer, body.profileType),
  }));

  bind(profilesEndpoints.removeProfile, async ({ viewer, params }) =>
    removeProfile(platform, viewer, params.profileType),
  );

  bind(profilesEndpoints.updateImage, async ({ viewer, params, body }) => ({
    data: await updateProfileImage(platform, viewer, params.id, body),
  }));

  bind(profilesEndpoints.deleteImage, async ({ viewer, params }) =>
    deleteProfileImages(platform, viewer, params.id),
  );

  bind(profilesEndpoints.deleteImages, async ({ viewer }) => deleteProfileImages(platform, viewer));
}

export function bindSitters(platform: Platform, ports: ProfilesPorts): void {
  const { bind } = platform;

  bind(sittersEndpoints.get, async ({ viewer, params, db }) => ({
    data: await getPublicSitter(platform, db, viewer, params.id),
  }));

  bind(invitationsEndpoints.get, async ({ viewer, params, db }) => ({
    data: await getInvitation(platform, ports, db, viewer, params.profileId),
  }));

  bind(posterEndpoints.download, async ({ viewer, db, locale }) =>
    makePoster(platform, db, viewer, locale),
  );

  bind(favoritesEndpoints.list, async ({ viewer, db }) =>
    listFavorites(platform, ports, db, viewer),
  );

  bind(favoritesEndpoints.add, async ({ viewer, params }) =>
    addFavorite(platform, ports, viewer, params.profileId),
  );

  bind(favoritesEndpoints.remove, async ({ viewer, params }) =>
    removeFavorite(platform, viewer, params.profileId),
  );
}

const suggestions = 8;

export function bindAddresses(platform: Platform): void {
  const { bind, places } = platform;

  bind(addressEndpoints.update, async ({ viewer, body, locale }) => ({
    data: await updateAddress(platform, viewer, body, locale),
  }));

  bind(addressEndpoints.lookup, async ({ query }) => lookUpAddress(platform, query));

  bind(addressEndpoints.suggest, async ({ query }) => ({
    data: (query.q === "" ? [] : await places.suggest(query.q, suggestions)).map(
      ({ lat, lng, ...place }) => ({ ...place, latitude: lat, longitude: lng }),
    ),
  }));
}
