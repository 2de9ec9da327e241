import {
  aboutNobody,
  entries,
  imageMeasures,
  measures,
  ofAccount,
  ofOwner,
  ofSitter,
  personal,
  picture,
  until,
  withProfile,
} from "./entries.ts";

const ofSitters = { why: "profile", ...ofSitter } as const;
const ofUsers = { why: "profile", ...ofAccount } as const;

/** By what others judge them. */
const ofTrust = personal("user", { why: "trust" });

export const profileEntries = entries({
  addresses: {
    row: "where somebody lives",
    ...ofUsers,
    theirs: [
      "street houseNumber postalCode neighborhood city citySlug country latitude longitude",
      "publicLatitude publicLongitude",
    ],
  },
  profiles: {
    row: "what somebody is here: an owner or a sitter",
    why: "profile",
    keep: withProfile,
    people: { user: { user: "userId" } },
    theirs: [
      "profileType headline about languages radiusKm animalCategories animalSizes races",
      "energyLevels maxAnimals experienceWithMedication ownAnimals garden car nonSmoking",
      "childrenAtHome experienceYears education professionalTypes companyName kvkNumber vatNumber",
      "cancellingTerm isAway awayUntil invitedByProfileId",
    ],
    plain: "registrationStep",
    but: {
      "ratingSum reviewCount responseMinutes responseRate referenceCount": ofTrust,
      "bookingsKept bookingsCancelled badges badgePoints": ofTrust,
    },
  },
  offeredServices: {
    row: "a service that a sitter offers",
    ...ofSitters,
    theirs: "serviceType priceCents unit extraAnimalCents minutes",
  },
  offeredExtras: {
    row: "something that a sitter does besides",
    ...ofSitters,
    theirs: "kind priceCents",
  },
  diplomas: { row: "a diploma of a sitter", ...ofSitters, theirs: "code name institute year" },
  availabilityPeriods: {
    row: "days on which a sitter is away, or there besides",
    ...ofSitters,
    theirs: "kind startOn endOn",
  },
  weeklyAvailability: {
    row: "when a sitter is there in an ordinary week",
    ...ofSitters,
    theirs: "weekday partOfDay",
  },
  profileImages: {
    row: "a picture of a profile",
    why: "profile",
    keep: withProfile,
    people: { user: { profile: "profileId" } },
    picture: "key",
    plain: `${measures} position`,
  },
  favorites: { row: "a sitter whom somebody keeps in mind", ...ofUsers, theirs: "profileId" },
  certificates: {
    row: "a certificate of conduct that a sitter sent",
    why: "trust",
    ...ofSitter,
    theirs: "status reason",
    plain: imageMeasures,
    but: { imageKey: picture("sitter", { keep: until("somebody has decided") }) },
  },
  pets: {
    row: "an animal of an owner",
    why: "care",
    ...ofOwner,
    theirs: [
      "name category race gender birthOn size weightGrams neutered chipNumber vaccinatedUntilOn",
      "medication energy friendlyToDogs friendlyToCats friendlyToChildren hoursAlone character",
      "feeding walking",
    ],
  },
  petImages: {
    row: "a picture of an animal",
    why: "care",
    keep: withProfile,
    people: { owner: { through: "petId", table: "pets", as: "owner" } },
    picture: "key",
    plain: measures,
  },
  sitterSearch: {
    row: "a sitter as the search sees them",
    why: "profile",
    keep: until("the profile is no longer to be found"),
    people: { sitter: { user: "userId" } },
    theirs: [
      "latitude longitude traits ratingSum reviewCount responseRate activeHour prices races",
      "diplomas extraDays awayDays",
    ],
    plain: "changedIn",
  },
  sitterBusyDays: { row: "days on which a sitter is taken", ...ofSitters, theirs: "source days" },
  sitterSearchGone: aboutNobody(
    "that a number was once a sitter who could be found",
    until("there is a newer row for the number"),
    "changedIn",
  ),
});
