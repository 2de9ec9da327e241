import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { bookingPets, bookings } from "#server/db/schema/bookings.ts";
import { pets } from "#server/db/schema/pets.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { partsOf } from "#server/domains/intake-forms/intake-forms.rules.ts";
import { insertVersion } from "#server/domains/intake-forms/intake-forms.service.ts";
import {
  lockOrMakeForm,
  type SentSection,
  saveSections,
} from "#server/domains/intake-forms/intake-saving.service.ts";
import type { Context } from "#server/platform/context.ts";
import { tessChanges, tessParts } from "./tess-form.ts";

type SeedContext = Context<"encryption">;
type Subject = Parameters<typeof saveSections>[1]["subject"];

/**
 * The forms of what was agreed on. Tess has filled hers in, the standing one as well, and has changed two
 * things in what is still to come, which Sanne has not confirmed; the other owners have yet to begin.
 */
export async function seedIntakeForms(ctx: SeedContext, tessUserId: number): Promise<void> {
  const { db } = ctx;
  const [tess] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.userId, tessUserId), eq(profiles.profileType, "pet_owner")));
  if (!tess) throw new Error("Tess comes before her forms");
  const own = await db.select().from(pets).where(eq(pets.profileId, tess.id)).orderBy(asc(pets.id));
  const standing = await lockOrMakeForm(ctx, { profileId: tess.id, bookingId: null });
  await saveSections(ctx, {
    form: standing,
    subject: { petIds: own.map(({ id }) => id), place: null },
    sent: tessParts(own),
  });
  for (const booking of await listAgreed(db)) {
    const profileId = booking.ownerProfileId ?? 0;
    const form = await lockOrMakeForm(ctx, { profileId, bookingId: booking.id });
    const inIt = await listPets(db, booking.id);
    const subject = { petIds: inIt.map(({ id }) => id), place: booking.place };
    if (profileId !== tess.id) {
      await saveSections(ctx, { form, subject, sent: [] });
      continue;
    }
    await saveSections(ctx, { form, subject, sent: fitting(tessParts(inIt), subject) });
    await insertVersion(ctx, form, []);
    if (booking.startsAt <= ctx.now) continue;
    const sent = fitting(tessChanges(inIt), subject);
    const { changed } = await saveSections(ctx, { form, subject, sent });
    await insertVersion(ctx, { ...form, version: 1 }, changed);
  }
}

function fitting(sent: readonly SentSection[], subject: Subject): SentSection[] {
  const parts = partsOf(subject);
  return sent.filter(({ section }) => parts.includes(section));
}

/** Agreed on, and not cancelled since. */
function listAgreed(db: Db) {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.kind, "booking"),
        or(
          and(eq(bookings.status, "accepted"), isNull(bookings.closedReason)),
          eq(bookings.closedReason, "completed"),
        ),
      ),
    )
    .orderBy(asc(bookings.id));
}

async function listPets(db: Db, bookingId: number) {
  const rows = await db
    .select({ id: bookingPets.petId, name: bookingPets.name })
    .from(bookingPets)
    .where(eq(bookingPets.bookingId, bookingId))
    .orderBy(asc(bookingPets.position));
  return rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
}
