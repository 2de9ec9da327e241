import { logbooksEndpoints } from "#contract/logbooks.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import { addImagesToOwnerProfile, prepareCopies } from "./image-copies.service.ts";
import {
  addImage,
  heartImage,
  listImages,
  prepareImage,
  removeImage,
} from "./logbook-images.service.ts";

export function bindLogbookImages({ bind }: DomainEntries<object>): void {
  bind(logbooksEndpoints.addImage, {
    prepare: (ctx, { params, body, files }) =>
      prepareImage(ctx, {
        logbookId: params.id,
        form: body,
        file: filesNamed(files, "image")[0],
      }),
    run: async (ctx, { params, body, prepared }) => ({
      data: await addImage(ctx, { logbookId: params.id, form: body, images: prepared }),
    }),
    discard: (ctx, images) => discardUploads(ctx, images),
  });

  bind(logbooksEndpoints.listImages, (ctx, { params, query }) =>
    listImages(ctx, { logbookId: params.id, before: query.before }),
  );

  bind(logbooksEndpoints.removeImage, (ctx, { params }) =>
    removeImage(ctx, { logbookId: params.id, imageId: params.imageId }),
  );

  bind(logbooksEndpoints.heartImage, async (ctx, { params }) => ({
    data: await heartImage(ctx, {
      logbookId: params.id,
      imageId: params.imageId,
      isHearted: true,
    }),
  }));

  bind(logbooksEndpoints.unheartImage, async (ctx, { params }) => ({
    data: await heartImage(ctx, {
      logbookId: params.id,
      imageId: params.imageId,
      isHearted: false,
    }),
  }));

  bind(logbooksEndpoints.addImagesToOwnerProfile, {
    prepare: (ctx, { params, body }) => prepareCopies(ctx, { logbookId: params.id, ...body }),
    run: async (ctx, { params, body, prepared }) => ({
      data: await addImagesToOwnerProfile(ctx, { logbookId: params.id, ...body, prepared }),
    }),
    discard: (ctx, { copies }) => discardUploads(ctx, copies),
  });
}
