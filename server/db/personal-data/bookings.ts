import {
  encrypted,
  personal,
  plain,
  type Register,
  secret,
  until,
  withAccount,
  withBoth,
  withProfile,
} from "./entries.ts";

const both = ["owner", "sitter"] as const;
const stays = { leaving: { stays: "bookings" } } as const;
const withBooking = until("the second of the two has gone");
const ofForm = { through: "formId", table: "intakeForms", as: "owner" } as const;

export const bookingEntries = {
  bookings: {
    row: "what an owner and a sitter agreed on",
    why: "care",
    keep: withBoth,
    people: { owner: { profile: "ownerProfileId" }, sitter: { profile: "sitterProfileId" } },
    columns: {
      id: plain,
      kind: plain,
      chatRoomId: plain,
      ownerProfileId: plain,
      sitterProfileId: plain,
      ownerName: personal("owner", { leaving: { becomes: "null" } }),
      sitterName: personal("sitter", { leaving: { becomes: "null" } }),
      serviceType: personal(both, stays),
      startOn: personal(both, stays),
      startTime: personal(both, stays),
      endOn: personal(both, stays),
      endTime: personal(both, stays),
      visits: personal(both, stays),
      visitMinutes: personal(both, stays),
      startsAt: personal(both, stays),
      endsAt: personal(both, stays),
      place: personal(both, stays),
      placeText: personal(both, stays),
      details: personal(both, stays),
      priceEstimate: personal(both, stays),
      agreedPriceCents: personal(both, stays),
      status: personal(both, stays),
      closedReason: personal(both, stays),
      closedBy: personal(both, stays),
      reason: personal(both, stays),
      awaiting: plain,
      proposal: personal(both, stays),
      seenByOwner: plain,
      seenBySitter: plain,
      revision: plain,
      sequence: plain,
      requestWasUpdated: personal("owner", stays),
      askedForNext: plain,
      acceptedAt: personal(both, stays),
      startAgreedAt: personal(both, stays),
      closedAt: personal(both, stays),
      ownerHomeAt: personal("owner", stays),
      sitterHomeAt: personal("sitter", stays),
      // When a block came after the end: who made it is not for the other to read.
      contactEndedAt: plain,
      askReviewsAt: plain,
      changedAt: plain,
      createdAt: personal(both, stays),
    },
  },
  bookingPets: {
    row: "an animal of a booking, as it was then",
    why: "care",
    keep: withBooking,
    people: {
      owner: { through: "bookingId", table: "bookings", as: "owner" },
      sitter: { through: "bookingId", table: "bookings", as: "sitter" },
    },
    columns: {
      bookingId: plain,
      position: plain,
      petId: plain,
      // By it both know what it was about.
      name: personal(both, stays),
      category: plain,
      race: personal("owner", { leaving: { becomes: "null" } }),
      birthOn: personal("owner", { leaving: { becomes: "null" } }),
    },
  },
  calendarFeeds: {
    row: "the address at which a calendar program reads somebody's bookings",
    why: "care",
    keep: withAccount,
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      salt: secret("user"),
      tokenHash: secret("user"),
      createdAt: personal("user"),
      lastReadAt: personal("user"),
    },
  },
  ownCalendars: {
    row: "a calendar that a sitter brought in: its address, and when they are busy",
    why: "profile",
    keep: withProfile,
    people: { sitter: { profile: "profileId" } },
    columns: {
      id: plain,
      profileId: plain,
      url: personal("sitter"),
      busyTimes: personal("sitter"),
      etag: plain,
      lastModified: plain,
      readInFullAt: plain,
      lastReadAt: plain,
      lastTriedAt: plain,
      problem: plain,
      failures: plain,
      nextReadAt: plain,
      createdAt: personal("sitter"),
    },
  },
  intakeForms: {
    row: "what a sitter must know of a house and its animals",
    why: "care",
    keep: withProfile,
    people: { owner: { profile: "profileId" } },
    columns: {
      id: plain,
      profileId: plain,
      bookingId: plain,
      parts: plain,
      partsDone: plain,
      version: plain,
      updatedAt: personal("owner"),
      createdAt: personal("owner"),
    },
  },
  intakeSections: {
    row: "a part of an intake form",
    why: "care",
    keep: withProfile,
    people: { owner: ofForm },
    columns: {
      formId: plain,
      section: plain,
      keyId: plain,
      encrypted: encrypted("owner"),
      isConfirmed: plain,
      savedAt: personal("owner"),
    },
  },
  intakeVersions: {
    row: "that an intake form was changed",
    why: "care",
    keep: withProfile,
    people: { owner: ofForm },
    columns: { id: plain, formId: plain, number: plain, savedAt: personal("owner") },
  },
  intakeChanges: {
    row: "what was changed in an intake form",
    why: "care",
    keep: withProfile,
    people: { owner: { through: "versionId", table: "intakeVersions", as: "owner" } },
    columns: {
      id: plain,
      versionId: plain,
      section: plain,
      keyId: plain,
      encrypted: encrypted("owner"),
      seenAt: plain,
    },
  },
} as const satisfies Pick<
  Register,
  | "bookings"
  | "bookingPets"
  | "calendarFeeds"
  | "ownCalendars"
  | "intakeForms"
  | "intakeSections"
  | "intakeVersions"
  | "intakeChanges"
>;
