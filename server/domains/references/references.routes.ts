import { referencesEndpoints } from "#contract/references.ts";
import { pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import {
  askForReference,
  getInvitation,
  listOwnReferences,
  listReferencesOf,
  remindOfReference,
  removeReference,
  writeReference,
} from "./references.service.ts";

export function bindReferences({ bind }: DomainEntries<object>): void {
  bind(referencesEndpoints.list, async (ctx) => ({ data: await listOwnReferences(ctx) }));

  bind(referencesEndpoints.ask, async (ctx, { body }) => ({
    data: await askForReference(ctx, body),
  }));

  bind(referencesEndpoints.remove, (ctx, { params }) =>
    removeReference(ctx, { referenceId: params.id }),
  );

  bind(referencesEndpoints.remind, async (ctx, { params }) => ({
    data: await remindOfReference(ctx, { referenceId: params.id }),
  }));

  bind(referencesEndpoints.getInvitation, async (ctx, { query }) => ({
    data: await getInvitation(ctx, { token: query.t }),
  }));

  bind(referencesEndpoints.write, async (ctx, { body }) => ({
    data: await writeReference(ctx, body),
  }));

  bind(referencesEndpoints.listForProfile, async (ctx, { params, query }) => {
    const { profileId } = params;
    const { data, total } = await listReferencesOf(ctx, { profileId, window: pageWindow(query) });
    const path = referencesEndpoints.listForProfile.path.replace("{profileId}", `${profileId}`);
    return toPage(data, total, query, path, wireQuery({ limit: query.limit }));
  });
}
