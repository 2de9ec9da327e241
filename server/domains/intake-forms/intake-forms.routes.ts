import { intakeFormsEndpoints } from "#contract/intake-forms.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { confirmChanges, getIntakeForm, updateIntakeForm } from "./intake-forms.service.ts";
import { getStandingForm, updateStandingForm } from "./standing-forms.service.ts";

export function bindIntakeForms({ bind }: DomainEntries<object>): void {
  bind(intakeFormsEndpoints.get, async (ctx, { params }) => ({
    data: await getIntakeForm(ctx, { bookingId: params.id }),
  }));
  bind(intakeFormsEndpoints.update, async (ctx, { params, body }) => {
    const { isKept = false, ...update } = body;
    return { data: await updateIntakeForm(ctx, { bookingId: params.id, update, isKept }) };
  });
  bind(intakeFormsEndpoints.confirm, async (ctx, { params, body }) => ({
    data: await confirmChanges(ctx, { bookingId: params.id, ...body }),
  }));
  bind(intakeFormsEndpoints.getStanding, async (ctx) => ({ data: await getStandingForm(ctx) }));
  bind(intakeFormsEndpoints.updateStanding, async (ctx, { body }) => ({
    data: await updateStandingForm(ctx, { update: body }),
  }));
}
