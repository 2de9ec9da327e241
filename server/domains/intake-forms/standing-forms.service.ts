import type { StandingIntakeForm } from "#contract/intake-forms.ts";
import { lockOwnUser } from "#server/domains/account/account.service.ts";
import { listOwnPets } from "#server/domains/pets/pets.service.ts";
import { lockProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import { getOwnerProfile } from "#server/domains/profiles/profiles.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { ReadSection } from "./intake-contents.ts";
import { presentForm } from "./intake-forms.presenter.ts";
import * as repository from "./intake-forms.repository.ts";
import { partsOf } from "./intake-forms.rules.ts";
import {
  type FormUpdate,
  lockOrMakeForm,
  readSections,
  saveSections,
  sentSections,
} from "./intake-saving.service.ts";

/** 404 for who is no owner. */
export async function getStandingForm(
  ctx: ViewerContext<"encryption">,
): Promise<StandingIntakeForm> {
  const owner = await getOwnerProfile(ctx.db, ctx.viewer);
  const form = await repository.findForm(ctx.db, { profileId: owner.id });
  const pets = await listPetsInUse(ctx);
  return presentForm({
    form,
    saved: form ? await readSections(ctx, form.id) : [],
    parts: partsOf({ petIds: pets.map(({ id }) => id), place: null }),
    pets,
  });
}

export async function updateStandingForm(
  ctx: ViewerContext<"encryption">,
  { update }: { update: FormUpdate },
): Promise<StandingIntakeForm> {
  const { db, viewer, locale } = ctx;
  await lockOwnUser(db, viewer.userId);
  const owner = await getOwnerProfile(db, viewer);
  // The profile could be going at this moment.
  if ((await lockProfileRefs(db, [owner.id])).length === 0) throw notFound();
  const pets = await listPetsInUse(ctx);
  const subject = { petIds: pets.map(({ id }) => id), place: null };
  const sent = sentSections(update, subject, locale);
  const form = await lockOrMakeForm(ctx, { profileId: owner.id, bookingId: null });
  await saveSections(ctx, { form, subject, sent });
  return getStandingForm(ctx);
}

/** What a new booking's form is filled from; null for who never wrote one. */
export async function findStanding(
  ctx: Context<"encryption">,
  profileId: number,
): Promise<{ updatedAt: Date; saved: ReadSection[] } | null> {
  const form = await repository.findForm(ctx.db, { profileId });
  if (!form || form.partsDone === 0) return null;
  return { updatedAt: form.updatedAt, saved: await readSections(ctx, form.id) };
}

async function listPetsInUse(ctx: ViewerContext) {
  const pets = await listOwnPets(ctx);
  return pets
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name, category, race, birthDate, images }) => {
      const [picture] = images;
      return { id, name, category, race, birthDate, picture };
    });
}
