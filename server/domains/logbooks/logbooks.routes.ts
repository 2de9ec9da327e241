import { logbooksEndpoints } from "#contract/logbooks.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import { createActivity, tickTask, updateActivity } from "./activities.service.ts";
import { prepareActivityImages } from "./images/activity-images.service.ts";
import * as service from "./logbooks.service.ts";
import { sampleLogbook } from "./sample-logbook.ts";
import { checkInOut } from "./visits.service.ts";

export function bindLogbooks({ bind }: DomainEntries<object>): void {
  bind(logbooksEndpoints.list, (ctx, { query }) => service.listLogbooks(ctx, query));
  bind(logbooksEndpoints.introduction, async (ctx) => ({ data: sampleLogbook(ctx) }));
  bind(logbooksEndpoints.lastWithProfile, async (ctx, { params }) => ({
    data: await service.getLastWith(ctx, { profileId: params.profileId }),
  }));
  bind(logbooksEndpoints.get, async (ctx, { params, query }) => ({
    data: await service.getLogbook(ctx, { logbookId: params.id, page: query }),
  }));
  bind(logbooksEndpoints.create, async (ctx, { body }) => ({
    data: await service.createLogbook(ctx, { form: body }),
  }));
  bind(logbooksEndpoints.update, async (ctx, { params, body }) => ({
    data: await service.updateLogbook(ctx, { logbookId: params.id, form: body }),
  }));
  bind(logbooksEndpoints.read, (ctx, { params }) =>
    service.markAsRead(ctx, { logbookId: params.id }),
  );
  bind(logbooksEndpoints.tickTask, async (ctx, { params, body }) => ({
    data: await tickTask(ctx, { logbookId: params.id, taskId: params.taskId, form: body }),
  }));
  bind(logbooksEndpoints.checkInOut, async (ctx, { params, body }) => ({
    data: await checkInOut(ctx, { logbookId: params.id, form: body }),
  }));
  bind(logbooksEndpoints.createActivity, {
    prepare: (ctx, { params, files }) =>
      prepareActivityImages(ctx, { logbookId: params.id, files: filesNamed(files, "images") }),
    run: async (ctx, { params, body, prepared }) => ({
      data: await createActivity(ctx, { logbookId: params.id, form: body, images: prepared }),
    }),
    discard: (ctx, images) => discardUploads(ctx, images),
  });
  bind(logbooksEndpoints.updateActivity, {
    prepare: (ctx, { params, files }) =>
      prepareActivityImages(ctx, { activityId: params.id, files: filesNamed(files, "images") }),
    run: async (ctx, { params, body, prepared }) => ({
      data: await updateActivity(ctx, { activityId: params.id, form: body, images: prepared }),
    }),
    discard: (ctx, images) => discardUploads(ctx, images),
  });
  bind(logbooksEndpoints.ofBooking, async (ctx, { params }) => ({
    data: await service.getOfBooking(ctx, { bookingId: params.id }),
  }));
  bind(logbooksEndpoints.updateByOwner, async (ctx, { params, body: form }) => ({
    data: await service.updateOfBooking(ctx, { bookingId: params.id, side: "pet_owner", form }),
  }));
  bind(logbooksEndpoints.updateBySitter, async (ctx, { params, body: form }) => ({
    data: await service.updateOfBooking(ctx, { bookingId: params.id, side: "pet_sitter", form }),
  }));
}
