import type { Booking } from "#contract/bookings.ts";
import type { RequestCard } from "#contract/requests/public-requests.ts";
import type { OwnRequest } from "#contract/requests.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import type { SitterCard } from "#contract/sitters.ts";

/** Cards of what is near, and how far one had to look for them. */
export type Near<Card> = {
  cards: Card[];
  /** Absent when it is near indeed. */
  widenedTo?: number | undefined;
};

export type PetSummary = {
  id: number;
  name: string;
  category: AnimalCategory;
  picture?: StoredImage | undefined;
};

export type RequestSummary = Pick<OwnRequest, "id" | "title" | "status" | "missingToActivate"> & {
  /** Absent while it can't be told. */
  viewCount?: number | undefined;
};

/** What an owner sees of their own things and of who lives near. */
export type OwnerData = {
  profileType: "pet_owner";
  pets: PetSummary[];
  request: RequestSummary | null;
  sitters: Near<SitterCard>;
  favorites: SitterCard[];
};

/** What a sitter sees: who needs them. */
export type SitterData = {
  profileType: "pet_sitter";
  requests: Near<RequestCard>;
  /** In an address; absent until they have said where they live. */
  citySlug?: string | undefined;
  /** By how many their page was looked at lately; absent while it can't be told. */
  viewCount?: number | undefined;
};

/** What goes on, what waits for this user, and what comes. */
export type OwnBookings = { running: Booking[]; awaiting: Booking[]; next: Booking[] };

export type DashboardData = {
  own: OwnerData | SitterData;
  unreadCount: number;
  bookings: OwnBookings;
  /** When the page was made. */
  now: string;
  /** The day it is in Amsterdam. */
  today: string;
};
