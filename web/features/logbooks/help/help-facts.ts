import type { BookingAddress } from "#contract/bookings/booking-parts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { IntakeForm } from "#contract/intake-forms.ts";

/**
 * What a sitter needs when something goes wrong, and no more: whom to call, and where one is. No codes, no
 * names of networks: this stays on the device, where others may look.
 */
export type HelpFacts = {
  ownerPhone?: string;
  /** How to reach the owner meanwhile. */
  awayPhone?: string;
  emergency?: { name: string; phone: string; relation?: string; hasKey?: boolean };
  vet?: { name: string; phone: string; address?: string; permissionCents?: number };
  address?: BookingAddress;
};

/** The form may not be there, or not be filled in yet: what there is is better than nothing. */
export function helpFactsOf(booking: Booking, form: IntakeForm | null): HelpFacts {
  const owner = booking.profiles.find(({ profileType }) => profileType === "pet_owner");
  const { away, emergency, vet } = form?.sections ?? {};
  return {
    ...(owner?.phone ? { ownerPhone: owner.phone } : {}),
    ...(away && away.phone !== owner?.phone ? { awayPhone: away.phone } : {}),
    ...(emergency ? { emergency: emergencyOf(emergency) } : {}),
    ...(vet ? { vet: vetOf(vet) } : {}),
    ...(booking.address ? { address: booking.address } : {}),
  };
}

type Sections = IntakeForm["sections"];

function emergencyOf({ name, phone, relation, hasKey }: NonNullable<Sections["emergency"]>) {
  return { name, phone, ...(relation ? { relation } : {}), ...(hasKey ? { hasKey } : {}) };
}

function vetOf({ name, phone, address, permissionCents }: NonNullable<Sections["vet"]>) {
  return {
    name,
    phone,
    ...(address ? { address } : {}),
    ...(permissionCents === undefined ? {} : { permissionCents }),
  };
}
