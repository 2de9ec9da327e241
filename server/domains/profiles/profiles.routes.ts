import { addressEndpoints } from "#contract/addresses.ts";
import { catalogueEndpoints } from "#contract/catalogue.ts";
import { favoritesEndpoints } from "#contract/favorites.ts";
import { invitationsEndpoints, posterEndpoints } from "#contract/invitations.ts";
import { profilesEndpoints } from "#contract/profiles.ts";
import { sittersEndpoints } from "#contract/sitters.ts";
import { certificatesEndpoints } from "#contract/trust/certificates.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import {
  lookUpAddress,
  prepareAddress,
  suggestPlaces,
  updateAddress,
} from "./addresses/addresses.service.ts";
import { getCatalogue } from "./catalogue/catalogue.service.ts";
import {
  getOwnCertificate,
  prepareCertificate,
  sendCertificate,
} from "./certificates/certificates.service.ts";
import { getInvitation } from "./invitations/invitations.service.ts";
import { makePoster } from "./invitations/poster.service.ts";
import { deleteProfileImages, updateProfileImage } from "./profile-images.service.ts";
import type { ProfilesPorts } from "./profiles.ports.ts";
import {
  addProfile,
  listProfileTypes,
  prepareRegistration,
  registerUser,
  removeProfile,
  switchProfile,
} from "./profiles.service.ts";
import { addFavorite, listFavorites, removeFavorite } from "./sitters/favorites.service.ts";
import { getSitterPage } from "./sitters/sitters.service.ts";

type Profiles = DomainEntries<{ ports: ProfilesPorts }>;

export function bindProfiles({ bind }: Profiles): void {
  bind(profilesEndpoints.registerUser, {
    prepare: (ctx, { body }) => prepareRegistration(ctx, { form: body }),
    run: (ctx, { params, body, prepared }) =>
      registerUser(ctx, { form: body, profileType: params.profileType, prepared }),
  });

  bind(profilesEndpoints.listTypes, async (ctx) => ({ data: await listProfileTypes(ctx) }));

  bind(profilesEndpoints.switchProfile, async (ctx, { body }) => ({
    data: await switchProfile(ctx, body),
  }));

  bind(profilesEndpoints.addProfile, async (ctx, { body }) => ({
    data: await addProfile(ctx, body),
  }));

  bind(profilesEndpoints.removeProfile, (ctx, { params }) => removeProfile(ctx, params));

  bind(profilesEndpoints.updateImage, async (ctx, { params, body }) => ({
    data: await updateProfileImage(ctx, { imageId: params.id, change: body }),
  }));

  bind(profilesEndpoints.deleteImage, (ctx, { params }) =>
    deleteProfileImages(ctx, { imageId: params.id }),
  );

  bind(profilesEndpoints.deleteImages, (ctx) => deleteProfileImages(ctx));
}

export function bindSitters({ bind }: Profiles): void {
  bind(sittersEndpoints.get, async (ctx, { params }) => ({
    data: await getSitterPage(ctx, { profileId: params.id }),
  }));

  bind(invitationsEndpoints.get, async (ctx, { params }) => ({
    data: await getInvitation(ctx, params),
  }));

  bind(posterEndpoints.download, (ctx) => makePoster(ctx));

  bind(favoritesEndpoints.list, (ctx) => listFavorites(ctx));

  bind(favoritesEndpoints.add, (ctx, { params }) => addFavorite(ctx, params));

  bind(favoritesEndpoints.remove, (ctx, { params }) => removeFavorite(ctx, params));
}

export function bindAddresses({ bind }: Profiles): void {
  bind(addressEndpoints.update, {
    prepare: (ctx, { body }) => prepareAddress(ctx, { form: body }),
    run: async (ctx, { body, prepared }) => ({
      data: await updateAddress(ctx, { form: body, prepared }),
    }),
  });

  bind(addressEndpoints.lookup, (ctx, { query }) => lookUpAddress(ctx, query));

  bind(addressEndpoints.suggest, async (ctx, { query }) => ({
    data: await suggestPlaces(ctx, query),
  }));
}

export function bindCertificates({ bind }: DomainEntries<object>): void {
  bind(certificatesEndpoints.get, async (ctx) => ({ data: await getOwnCertificate(ctx) }));

  bind(certificatesEndpoints.send, {
    prepare: (ctx, { files: [file] }) => prepareCertificate(ctx, { file }),
    run: async (ctx, { prepared: images }) => ({ data: await sendCertificate(ctx, { images }) }),
    discard: (ctx, images) => discardUploads(ctx, images),
  });
}

export function bindCatalogue({ bind }: DomainEntries<object>): void {
  bind(catalogueEndpoints.get, async (ctx) => getCatalogue(ctx));
}
