import type { ExtraServiceKind } from "#contract/profile-parts.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { Life } from "#demo/sitters/lives.ts";
import type { Sitter } from "#demo/sitters/sitter.ts";
import type { Variants } from "./variants.ts";

export type SitterTexts = Variants<Sitter>;
type Holds = (sitter: Sitter) => boolean;

export const all =
  (...facts: Holds[]): Holds =>
  (sitter) =>
    facts.every((holds) => holds(sitter));
export const not =
  (fact: Holds): Holds =>
  (sitter) =>
    !fact(sitter);

export const lives =
  (...kinds: Life[]): Holds =>
  ({ life }) =>
    kinds.includes(life);
export const offers =
  (...types: ServiceType[]): Holds =>
  ({ services }) =>
    services.some(({ serviceType }) => types.includes(serviceType));
export const helpsWith =
  (kind: ExtraServiceKind): Holds =>
  ({ extras }) =>
    extras.some((extra) => extra.kind === kind);
export const caresFor =
  (...animals: AnimalCategory[]): Holds =>
  (sitter) =>
    animals.every((animal) => sitter.animals.includes(animal));
export const ownsFirst =
  (category: AnimalCategory): Holds =>
  ({ own }) =>
    own[0]?.category === category;
export const owns =
  (category: AnimalCategory): Holds =>
  ({ own }) =>
    own.some((each) => each.category === category);

export const ownsNone: Holds = ({ own }) => own.length === 0;
export const onlyDogs: Holds = ({ focus }) => focus === "dogs";
export const onlyCats: Holds = ({ focus }) => focus === "cats";
export const country: Holds = ({ focus }) => focus === "country";
export const walks = offers("dog_walking_service");
export const visits = offers("house_visit");
export const hostsDays = offers("daycare_at_sitter_home");
export const hostsNights = offers("day_and_night_at_sitter_home");
export const sleepsThere = offers("day_and_night_care_at_owner_home");
export const garden: Holds = (sitter) => sitter.garden;
export const car: Holds = (sitter) => sitter.car;
export const children: Holds = (sitter) => sitter.childrenAtHome;
export const smokeFree: Holds = (sitter) => sitter.nonSmoking;
export const medication: Holds = (sitter) => sitter.medication;
export const city: Holds = ({ place }) => place.thousands >= 100;
export const village: Holds = ({ place }) => place.thousands <= 12;
export const olderThan =
  (age: number): Holds =>
  ({ person }) =>
    person.age > age;
export const yearsFrom =
  (least: number, most = 99): Holds =>
  ({ years }) =>
    years >= least && years <= most;
export const mediumHigh: Holds = ({ energies }) => energies.includes("HIGH");
/** Animals come to their house. */
export const hosts = offers("daycare_at_sitter_home", "day_and_night_at_sitter_home");
