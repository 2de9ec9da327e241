import type * as z from "zod";
import {
  type Alert,
  type alertForm,
  alertsEndpoints,
  type alertUpdate,
} from "#contract/notices/alerts.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

const tries = createTries();

export async function createAlert(body: z.input<typeof alertForm>): Promise<Alert> {
  const idempotencyKey = tries.keyFor(body);
  const { data } = await api.call(alertsEndpoints.create, { body }, { idempotencyKey });
  tries.answered();
  return data;
}

const params = (alertId: number) => ({ id: String(alertId) });

export async function updateAlert(
  alertId: number,
  body: z.input<typeof alertUpdate>,
): Promise<void> {
  await api.call(alertsEndpoints.update, { params: params(alertId), body });
}

export async function removeAlert(alertId: number): Promise<void> {
  await api.call(alertsEndpoints.remove, { params: params(alertId) });
}

/** The same once more, for who threw it away by mistake. */
export async function putBackAlert(alert: Alert): Promise<void> {
  const { type, place, distance, filters, frequency, active } = alert;
  const city = place.postalCode ?? place.slug;
  const where = city ? { city } : { latitude: place.latitude, longitude: place.longitude };
  await createAlert({ type, ...where, distance, filters, frequency, active });
}

export async function pauseAlert(t: string): Promise<void> {
  await api.call(alertsEndpoints.pause, { body: { t } });
}
