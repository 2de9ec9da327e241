import { alertsEndpoints } from "#contract/notices/alerts.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import {
  createAlert,
  findAlertPlace,
  findChangedPlace,
  listOwnAlerts,
  pauseByLink,
  removeAlert,
  updateAlert,
} from "./alerts.service.ts";

export function bindAlerts({ bind }: DomainEntries<object>): void {
  bind(alertsEndpoints.list, async (ctx) => ({ data: await listOwnAlerts(ctx) }));

  bind(alertsEndpoints.create, {
    prepare: (ctx, { body }) => findAlertPlace(ctx, body),
    run: async (ctx, { body: form, prepared: place }) => ({
      data: await createAlert(ctx, { form, place }),
    }),
  });

  bind(alertsEndpoints.update, {
    prepare: (ctx, { body }) => findChangedPlace(ctx, body),
    run: async (ctx, { params, body: change, prepared: place }) => ({
      data: await updateAlert(ctx, { alertId: params.id, change, place }),
    }),
  });

  bind(alertsEndpoints.remove, (ctx, { params }) => removeAlert(ctx, { alertId: params.id }));

  bind(alertsEndpoints.pause, (ctx, { body }) => pauseByLink(ctx, { token: body.t }));
}
