import {
  type IntakeForm,
  type IntakeFormUpdate,
  intakeFormsEndpoints,
  type StandingIntakeForm,
} from "#contract/intake-forms.ts";
import { api } from "#web/lib/api/browser-api.ts";

/** Imported dynamically: with the endpoint tables comes zod, which the screen can be shown without. */

/** Of a booking, or null: the standing form. */
export async function saveParts(
  bookingId: number | null,
  body: IntakeFormUpdate,
): Promise<StandingIntakeForm> {
  const { data } =
    bookingId === null
      ? await api.call(intakeFormsEndpoints.updateStanding, { body })
      : await api.call(intakeFormsEndpoints.update, { params: { id: String(bookingId) }, body });
  return data;
}

export async function keepAsStanding(bookingId: number): Promise<void> {
  const params = { id: String(bookingId) };
  await api.call(intakeFormsEndpoints.update, { params, body: { isKept: true } });
}

/** Of the version that was read. */
export async function confirmChanges(
  bookingId: number,
  { changeIds, version }: { changeIds: readonly number[]; version: number },
): Promise<IntakeForm> {
  const { data } = await api.call(intakeFormsEndpoints.confirm, {
    params: { id: String(bookingId) },
    body: { changeIds: [...changeIds], version },
  });
  return data;
}
