import type { Booking } from "#contract/bookings.ts";
import type { IntakeForm } from "#contract/intake-forms.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import {
  type BookingRow,
  getOwnBooking,
  isStillToCome,
  listKnownPets,
  lockOwnBooking,
  sharedUntil,
  sharedWith,
} from "#server/domains/bookings/booking-access.service.ts";
import {
  answerFormRequest,
  writeProductMessage,
} from "#server/domains/chat/messages/product-messages.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { changedMeanwhile, conflict, forbidden, notFound } from "#server/platform/http/problem.ts";
import { decryptChange, decryptSection, encryptChange } from "./intake-contents.ts";
import { intakeChanged, intakeFilled, intakeSeen } from "./intake-forms.events.ts";
import { presentForm, presentVersions } from "./intake-forms.presenter.ts";
import * as repository from "./intake-forms.repository.ts";
import { partsOf, progressOf, type SectionKey, sharedPartOf } from "./intake-forms.rules.ts";
import {
  type FormUpdate,
  lockOrMakeForm,
  readSections,
  type SectionChanges,
  saveSections,
  sentSections,
} from "./intake-saving.service.ts";

type OwnForm = { booking: BookingRow; side: ProfileType; form: repository.FormRow };

/** The owner's for as long as there is a booking; the sitter's from acceptance until a week after it. */
export async function getIntakeForm(
  ctx: ViewerContext<"encryption">,
  { bookingId }: { bookingId: number },
): Promise<IntakeForm> {
  const { booking, side } = await getOwnBooking(ctx.db, ctx.viewer.userId, bookingId);
  const form = await repository.findForm(ctx.db, { bookingId });
  return describeForm(ctx, readable(ctx, { booking, side, form }));
}

/** Whoever may not read it is told nothing of it. */
function readable(
  { now }: Context,
  { booking, side, form }: Omit<OwnForm, "form"> & { form: repository.FormRow | null },
): OwnForm {
  const mayRead = side === "pet_owner" || sharedWith(booking, now)("care");
  if (!form || !mayRead) throw notFound();
  return { booking, side, form };
}

async function describeForm(
  ctx: Context<"encryption">,
  { booking, side, form }: OwnForm,
): Promise<IntakeForm> {
  const { db, now, encryption } = ctx;
  const pets = await listKnownPets(db, booking.id);
  const subject = { petIds: pets.map(({ id }) => id), place: booking.place };
  const all = await readSections(ctx, form.id);
  const versions = await repository.findVersions(db, form.id);
  const isOwner = side === "pet_owner";
  const isShared = sharedWith(booking, now);
  const mayRead = (section: SectionKey) => isOwner || isShared(sharedPartOf(section));
  const changes = (
    await repository.findChanges(
      db,
      versions.map(({ id }) => id),
    )
  ).filter(({ section }) => mayRead(section as SectionKey));
  return {
    ...presentForm({
      form,
      // What an old form said is for the owner to look at first.
      saved: isOwner ? all : all.filter(({ isConfirmed }) => isConfirmed),
      parts: partsOf(subject).filter(mayRead),
      pets,
    }),
    bookingId: booking.id,
    canEdit: isOwner && isStillToCome(booking, now),
    canConfirm: !isOwner,
    readableUntil: toInstant(sharedUntil(booking)),
    versions: presentVersions(encryption, versions, changes),
    unseenChanges: changes.filter(({ seenAt }) => seenAt === null).length,
  };
}

/** Locks the booking, then its form: a booking that is being cancelled is waited for. */
async function lockOwnForm(ctx: ViewerContext, bookingId: number): Promise<OwnForm> {
  const { db, viewer } = ctx;
  const { booking, side } = await lockOwnBooking(db, viewer.userId, bookingId);
  const form = await repository.lockForm(db, { bookingId });
  return readable(ctx, { booking, side, form });
}

/** The owner's, until the end. Each save of a form that was complete is a version. */
export async function updateIntakeForm(
  ctx: ViewerContext<"encryption" | "outbox">,
  { bookingId, update, isKept }: { bookingId: number; update: FormUpdate; isKept: boolean },
): Promise<IntakeForm> {
  const { db, now } = ctx;
  const own = await lockOwnForm(ctx, bookingId);
  const { booking, side, form } = own;
  if (side !== "pet_owner") throw forbidden();
  if (!isStillToCome(booking, now)) throw conflict("invalidTransition");
  const pets = await listKnownPets(db, bookingId);
  const subject = { petIds: pets.map(({ id }) => id), place: booking.place };
  const sent = sentSections(update, subject, ctx.locale);
  const { changed, ...counted } = await saveSections(ctx, { form, subject, sent });
  await writeVersion(ctx, { booking, form, changed, isComplete: isComplete(counted) });
  if (isKept) await keepAsStanding(ctx, { form, subject });
  return getIntakeForm(ctx, { bookingId });
}

function isComplete(counted: { parts: number; partsDone: number }): boolean {
  return progressOf(counted) === "completed";
}

type Saved = {
  booking: BookingRow;
  form: repository.FormRow;
  changed: readonly SectionChanges[];
  isComplete: boolean;
};

/** The first time that it is complete the sitter is told so; from then on they confirm what changes. */
export async function writeVersion(
  ctx: Context<"encryption" | "outbox">,
  { booking, form, changed, isComplete }: Saved,
): Promise<void> {
  if (form.version > 0) {
    if (changed.length === 0) return;
    await insertVersion(ctx, form, changed);
    await ctx.outbox.publish(ctx.db, [intakeChanged(toEvent(booking))]);
  } else if (isComplete) {
    await completeForm(ctx, { booking, form });
  }
}

/** Version 1, the message in the chat, and the event for whoever tells the sitter. */
export async function completeForm(
  ctx: Context<"encryption" | "outbox">,
  { booking, form }: Pick<Saved, "booking" | "form">,
): Promise<void> {
  await insertVersion(ctx, form, []);
  const { id: bookingId, chatRoomId: roomId } = booking;
  if (roomId !== null) {
    const pets = await listKnownPets(ctx.db, bookingId);
    const petNames = pets.map(({ name }) => name).join(", ");
    await answerFormRequest(ctx, { roomId, bookingId });
    await writeProductMessage(ctx, {
      roomId,
      type: "INTAKE_FORM_FILLED_OUT",
      params: { bookingId, petNames },
      causedBy: "pet_owner",
    });
  }
  await ctx.outbox.publish(ctx.db, [intakeFilled(toEvent(booking))]);
}

/** Part of a save: the number after the latest, with what it changed. */
export async function insertVersion(
  { db, now, encryption }: Context<"encryption">,
  form: repository.FormRow,
  changed: readonly SectionChanges[],
): Promise<void> {
  const number = form.version + 1;
  const versionId = await repository.insertVersion(db, { formId: form.id, number, savedAt: now });
  const rows = changed.flatMap(({ section, changes }) =>
    changes.map((change) => ({
      versionId,
      section,
      ...encryptChange(encryption, versionId, section, change),
    })),
  );
  await repository.insertChanges(db, rows);
  await repository.changeForm(db, form.id, { version: number });
}

/** So that the next booking's is filled with what this one says now. */
async function keepAsStanding(
  ctx: Context<"encryption">,
  { form, subject }: { form: repository.FormRow; subject: Parameters<typeof sentSections>[1] },
): Promise<void> {
  const sent = (await readSections(ctx, form.id)).filter(({ isConfirmed }) => isConfirmed);
  const standing = await lockOrMakeForm(ctx, { profileId: form.profileId, bookingId: null });
  await saveSections(ctx, { form: standing, subject: { ...subject, place: null }, sent });
}

type Confirmed = {
  bookingId: number;
  changeIds?: readonly number[] | undefined;
  version?: number | undefined;
};

/** The sitter's: these changes, or all of them; of the version that they have read, and of no later one. */
export async function confirmChanges(
  ctx: ViewerContext<"encryption" | "outbox">,
  { bookingId, changeIds, version }: Confirmed,
): Promise<IntakeForm> {
  const { booking, side, form } = await lockOwnForm(ctx, bookingId);
  if (side !== "pet_sitter") throw forbidden();
  if (version !== undefined && version !== form.version) {
    throw changedMeanwhile(await getIntakeForm(ctx, { bookingId }));
  }
  const marked = await repository.markSeen(ctx.db, form.id, changeIds, ctx.now);
  if (marked > 0) await ctx.outbox.publish(ctx.db, [intakeSeen(toEvent(booking))]);
  return getIntakeForm(ctx, { bookingId });
}

export function toEvent({ id, users }: BookingRow) {
  return {
    bookingId: id,
    ...(users.pet_owner === null ? {} : { ownerUserId: users.pet_owner }),
    ...(users.pet_sitter === null ? {} : { sitterUserId: users.pet_sitter }),
  };
}

/** For the lists of bookings; one that has no form yet is not among them. */
export async function findIntakeStates(
  { db }: Context,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<Booking["intakeForm"]>>> {
  const states = await repository.findStates(db, bookingIds);
  return new Map(
    states.map(({ bookingId, parts, partsDone, unseenChanges }) => [
      bookingId,
      {
        progress: progressOf({ parts, partsDone }),
        sectionsDone: partsDone,
        sections: parts,
        unseenChanges,
      },
    ]),
  );
}

type SectionRow = Parameters<typeof decryptSection>[1];
type ChangeRow = Parameters<typeof decryptChange>[1];

/** What the rows of these tables say, for whoever wrote it. */
export const intakeReaders = {
  intakeSections: ({ encryption }: Context<"encryption">, row: object): unknown =>
    decryptSection(encryption, row as SectionRow).values,
  intakeChanges: ({ encryption }: Context<"encryption">, row: object): unknown =>
    decryptChange(encryption, row as ChangeRow),
};
