import type { Dice } from "#art/seed.ts";
import type { ExtraServiceKind, OfferedExtra, OfferedService } from "#contract/profile-parts.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { type ServiceType, serviceTypes, usualUnits } from "#contract/shared/care.ts";
import type { HomePlace } from "#demo/places/home-places.ts";
import { oneOf, whole } from "#demo/rolls.ts";
import type { Life } from "./lives.ts";

type Facts = {
  life: Life;
  place: HomePlace;
  animals: readonly AnimalCategory[];
  garden: boolean;
  car: boolean;
  childrenAtHome: boolean;
  medication: boolean;
};

const usualCents: Record<ServiceType, readonly [number, number]> = {
  house_visit: [1_000, 1_450],
  sitter_at_owner_home: [2_800, 4_000],
  day_and_night_care_at_owner_home: [3_600, 5_200],
  daycare_at_sitter_home: [2_000, 3_000],
  day_and_night_at_sitter_home: [2_500, 3_900],
  dog_walking_service: [1_050, 1_550],
};

/** What people ask for the same hour differs by where they live and what they live on. */
export function priceLevel(place: HomePlace, life: Life): number {
  const dear = ["amsterdam", "haarlem", "amstelveen", "bloemendaal", "wassenaar", "heemstede"];
  const randstad = ["Noord-Holland", "Utrecht", "Zuid-Holland"].includes(place.province);
  const where = dear.includes(place.slug) ? 1.2 : randstad ? 1.06 : 0.94;
  if (life === "professional") return where * 1.15;
  return life === "student" ? where * 0.9 : where;
}

function isOffered(roll: Dice, type: ServiceType, facts: Facts): boolean {
  const { life, animals, garden, childrenAtHome } = facts;
  const dogs = animals.includes("dog");
  const atHome = ["homeWorker", "retired", "parent", "professional", "freelancer"].includes(life);
  const chances: Record<ServiceType, number> = {
    dog_walking_service: dogs ? (life === "professional" ? 0.9 : 0.68) : 0,
    house_visit: animals.some((animal) => animal !== "dog") ? 0.85 : 0.3,
    sitter_at_owner_home: life === "parent" ? 0.1 : 0.3,
    day_and_night_care_at_owner_home: childrenAtHome ? 0.08 : 0.42,
    daycare_at_sitter_home: dogs && atHome ? (garden ? 0.75 : 0.4) : 0.1,
    day_and_night_at_sitter_home: atHome || garden ? 0.55 : 0.2,
  };
  return roll.chance(chances[type]);
}

export function makeServices(roll: Dice, facts: Facts): OfferedService[] {
  const offered = serviceTypes.filter((type) => isOffered(roll, type, facts));
  const usual: ServiceType = facts.animals.includes("dog") ? "dog_walking_service" : "house_visit";
  const types = offered.length > 0 ? offered : [usual];
  const level = priceLevel(facts.place, facts.life);
  return types.map((serviceType) => {
    const [low, high] = usualCents[serviceType];
    const minutes = drawMinutes(roll, serviceType);
    const longer = minutes === 60 ? 1.15 : minutes === 20 ? 0.85 : 1;
    return {
      serviceType,
      priceCents: toPrice(roll.between(low, high) * level * longer),
      unit: usualUnits[serviceType],
      ...(roll.chance(0.6) ? { extraAnimalCents: toPrice(roll.between(0.2, 0.35) * low) } : {}),
      ...(minutes ? { minutes } : {}),
    };
  });
}

function drawMinutes(roll: Dice, type: ServiceType): number | undefined {
  if (type === "house_visit") return oneOf(roll, [20, 30, 30, 30, 45, 60]);
  return type === "dog_walking_service" ? oneOf(roll, [30, 45, 60, 60]) : undefined;
}

/** Nobody asks 12.37: whole euros, and halves below twenty. */
function toPrice(cents: number): number {
  const step = cents < 2_000 ? 50 : 100;
  return Math.max(100, Math.round(cents / step) * step);
}

export function makeExtras(roll: Dice, facts: Facts, years: number): OfferedExtra[] {
  const { life, car, medication } = facts;
  const chances: Record<ExtraServiceKind, number> = {
    watering_plants: 0.8,
    post: 0.75,
    house_cleaning: life === "professional" ? 0.05 : 0.1,
    pick_up_and_bring_back: car ? 0.6 : 0.1,
    grooming: life === "professional" ? 0.35 : 0.15,
    training: years >= 8 ? 0.2 : 0.04,
    giving_medication: medication ? 0.9 : 0,
    overnight_supervision: 0.2,
  };
  const prices: Partial<Record<ExtraServiceKind, readonly [number, number]>> = {
    house_cleaning: [1_200, 2_000],
    pick_up_and_bring_back: [500, 1_200],
    grooming: [1_000, 2_500],
    training: [1_500, 3_000],
    overnight_supervision: [1_500, 3_000],
  };
  const kinds = Object.entries(chances) as [ExtraServiceKind, number][];
  const offered = kinds.filter(([, chance]) => roll.chance(chance)).map(([kind]) => kind);
  const sure: ExtraServiceKind[] = offered.length > 0 ? offered : ["post"];
  return sure.map((kind) => {
    const range = prices[kind];
    if (!range || roll.chance(0.2)) return { kind };
    return { kind, priceCents: toPrice(whole(roll, ...range)) };
  });
}
