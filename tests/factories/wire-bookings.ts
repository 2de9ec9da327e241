import type { BookingPet, BookingProfile } from "#contract/bookings/booking-parts.ts";
import type { Booking } from "#contract/bookings.ts";

/** A week of visits that was agreed on, as its owner's browser has it. */
export function wireBooking(id: number, more: Partial<Booking> = {}): Booking {
  return {
    id,
    kind: "booking",
    chatRoomId: 5,
    profiles: bookingSides("pet_owner"),
    serviceType: "house_visit",
    pets: [wireBookingPet("Moos", "dog"), wireBookingPet("Minoes", "cat")],
    startDate: "2026-12-19T18:00:00+01:00",
    time: "18:00",
    endDate: "2026-12-26T08:00:00+01:00",
    endTime: "08:00",
    visits: ["08:00", "18:00"],
    place: "owner_home",
    status: "accepted",
    seenByOwner: true,
    seenBySitter: true,
    phase: "upcoming",
    allowedActions: [],
    revision: 3,
    createdAt: "2026-11-28T10:00:00Z",
    acceptedAt: "2026-11-30T09:42:00Z",
    ...more,
  };
}

/** A first meeting of an hour. */
export function wireIntroduction(id: number, more: Partial<Booking> = {}): Booking {
  const { serviceType: _none, ...booking } = wireBooking(id);
  return {
    ...booking,
    kind: "introduction",
    startDate: "2026-12-18T16:00:00+01:00",
    time: "16:00",
    endDate: "2026-12-18T17:00:00+01:00",
    endTime: "17:00",
    visits: [],
    ...more,
  };
}

/** Tess, whose animals they are, and Sanne; seen by one of them. */
export function bookingSides(viewer: "pet_owner" | "pet_sitter"): BookingProfile[] {
  const isOwn = (side: typeof viewer) => side === viewer;
  return [
    {
      id: 1,
      profileType: "pet_owner",
      firstName: "Tess",
      isDeleted: false,
      isOwn: isOwn("pet_owner"),
    },
    {
      id: 2,
      profileType: "pet_sitter",
      firstName: "Sanne",
      isDeleted: false,
      isOwn: isOwn("pet_sitter"),
    },
  ];
}

export function wireBookingPet(name: string, category: BookingPet["category"]): BookingPet {
  return { name, category };
}
