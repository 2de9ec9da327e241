import { adminTextsEndpoints } from "#contract/content/admin-texts.ts";
import { pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import { getTextToEdit, listTexts } from "#server/domains/content/texts/editing/editing.service.ts";
import { previewText } from "#server/domains/content/texts/editing/preview.service.ts";
import { addPicture, preparePicture } from "#server/domains/content/texts/pictures.service.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import * as admin from "./admin-texts.service.ts";

export function bindAdminTexts({ bind }: DomainEntries<object>): void {
  bind(adminTextsEndpoints.list, async (ctx, { query }) => {
    const { shelf, state, q, ...paging } = query;
    const { data, total } = await listTexts(ctx, { shelf, state, q, window: pageWindow(paging) });
    const others = wireQuery({ shelf, state, q, limit: paging.limit });
    return toPage(data, total, paging, adminTextsEndpoints.list.path, others);
  });
  bind(adminTextsEndpoints.get, async (ctx, { params }) => ({
    data: await getTextToEdit(ctx, { textId: params.id }),
  }));
  bind(adminTextsEndpoints.create, async (ctx, { body }) => ({
    data: await admin.createText(ctx, body),
  }));
  bind(adminTextsEndpoints.saveDraft, async (ctx, { params, body: form }) => ({
    data: await admin.saveDraft(ctx, { textId: params.id, form }),
  }));
  bind(adminTextsEndpoints.publish, async (ctx, { params, body: form }) => ({
    data: await admin.publishText(ctx, { textId: params.id, form }),
  }));
  bind(adminTextsEndpoints.unschedule, async (ctx, { params, body }) => ({
    data: await admin.unscheduleText(ctx, { textId: params.id, ...body }),
  }));
  bind(adminTextsEndpoints.restore, async (ctx, { params, body }) => ({
    data: await admin.restoreVersion(ctx, { textId: params.id, ...body }),
  }));
  bind(adminTextsEndpoints.changeSlug, async (ctx, { params, body }) => ({
    data: await admin.changeSlug(ctx, { textId: params.id, ...body }),
  }));
  bind(adminTextsEndpoints.remove, (ctx, { params }) =>
    admin.removeText(ctx, { textId: params.id }),
  );
  bind(adminTextsEndpoints.preview, async (ctx, { params, query }) => ({
    data: await previewText(ctx, { textId: params.id, locale: query.locale }),
  }));
  bind(adminTextsEndpoints.addPicture, {
    prepare: (ctx, { files }) => preparePicture(ctx, { files: filesNamed(files, "image") }),
    run: async (ctx, { prepared }) => ({ data: await addPicture(ctx, { prepared }) }),
    discard: (ctx, images) => discardUploads(ctx, images),
  });
}
