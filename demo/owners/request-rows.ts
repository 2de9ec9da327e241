import { type Dice, dice } from "#art/seed.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import {
  type PartOfDay,
  type PriceUnit,
  type ServiceType,
  usualUnits,
  type WeekdayParts,
  weekdays,
} from "#contract/shared/care.ts";
import { dayFrom } from "#demo/moments.ts";
import { daysOf } from "#demo/pictures/picture-keys.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import { oneOf, someOf, whole } from "#demo/rolls.ts";
import type { RequestKind, RequestWriter } from "#demo/texts/request-texts.ts";
import type { requestAnimals, requestImages, requests } from "#server/db/schema/requests.ts";
import { lastDayOf } from "#server/domains/requests/requests.rules.ts";
import type { OwnedPet, Owner } from "./owner.ts";

type RequestRow = typeof requests.$inferInsert & { id: number };
export type RequestRows = {
  requests: RequestRow[];
  animals: (typeof requestAnimals.$inferInsert)[];
  images: (typeof requestImages.$inferInsert)[];
};

type Plan = {
  kind: RequestKind;
  serviceTypes: ServiceType[];
  startOn: string;
  endOn: string | null;
  weekdays: WeekdayParts[];
  startTime: string | null;
  endTime: string | null;
  budget: readonly [number, number];
};

/** What an owner of these animals would look for. */
function drawKind(roll: Dice, pets: readonly OwnedPet[]): RequestKind {
  const has = (...categories: AnimalCategory[]) =>
    pets.some(({ look }) => categories.includes(look.category));
  if (has("horse", "farm")) return roll.chance(0.7) ? "stable" : "holiday";
  if (!has("dog")) return roll.weigh([["visits", 6] as const, ["holiday", 3], ["weekend", 2]]);
  const isYoung = pets.some(({ look, years }) => look.category === "dog" && years === 1);
  if (isYoung && pets.length === 1 && roll.chance(0.7)) return "young";
  return roll.weigh([["walks", 5] as const, ["holiday", 4], ["weekend", 3], ["daycare", 3]]);
}

function makePlan(roll: Dice, kind: RequestKind, hasDog: boolean, today: string): Plan {
  const start = whole(roll, 6, 75);
  const days = (from: number, to: number) => ({
    kind,
    startOn: dayFrom(today, start),
    endOn: dayFrom(today, start + whole(roll, from, to)),
    weekdays: [],
    startTime: null,
    endTime: null,
  });
  const weekly = (most: number, parts: PartOfDay[], startTime: string, endTime: string) => ({
    kind,
    startOn: dayFrom(today, whole(roll, 3, 20)),
    endOn: null,
    weekdays: someOf(roll, weekdays.slice(0, 5), whole(roll, 1, most)).map((weekday) => ({
      weekday,
      parts,
    })),
    startTime,
    endTime,
  });
  const nights: ServiceType[] = hasDog
    ? ["day_and_night_care_at_owner_home", "day_and_night_at_sitter_home"]
    : ["day_and_night_care_at_owner_home", "house_visit"];
  switch (kind) {
    case "holiday":
      return { ...days(7, 20), serviceTypes: nights, budget: [3_000, 4_800] };
    case "weekend":
      return { ...days(2, 4), serviceTypes: nights, budget: [3_000, 4_800] };
    case "visits":
      return { ...days(3, 12), serviceTypes: ["house_visit"], budget: [1_000, 1_400] };
    case "stable":
      return { ...days(3, 10), serviceTypes: ["house_visit"], budget: [1_500, 2_500] };
    case "walks":
      return {
        ...weekly(4, ["afternoon"], "12:00", "14:00"),
        serviceTypes: ["dog_walking_service"],
        budget: [1_000, 1_500],
      };
    case "daycare":
      return {
        ...weekly(3, ["morning", "afternoon"], "08:00", "17:30"),
        serviceTypes: ["daycare_at_sitter_home", "sitter_at_owner_home"],
        budget: [2_000, 3_000],
      };
    case "young":
      return {
        ...weekly(5, ["morning", "afternoon"], "10:00", "15:00"),
        serviceTypes: ["house_visit", "dog_walking_service"],
        budget: [1_000, 1_500],
      };
  }
}

export function addRequestRows(
  rows: RequestRows,
  { number, pets, place }: Owner,
  write: RequestWriter,
  ids: { requestId: number; profileId: number; petIds: readonly number[] },
  { today, createdAt, isActivated }: { today: string; createdAt: Date; isActivated: boolean },
): void {
  const roll = dice(7_000_000 + number);
  const kind = drawKind(roll, pets);
  const hasDog = pets.some(({ look }) => look.category === "dog");
  const plan = makePlan(roll, kind, hasDog, today);
  const asked = pets
    .map((pet, index) => ({ pet, petId: ids.petIds[index] ?? 0 }))
    .filter(({ pet }) => isMeant(kind, pet));
  const names = asked.map(({ pet }) => pet.name);
  const { title, description } = write(roll, kind, { place: place.name, names });
  const recurring = plan.endOn === null;
  const [firstService = "house_visit"] = plan.serviceTypes;
  const priced = roll.chance(0.6);
  const unit: PriceUnit = usualUnits[firstService];
  const [least, most] = plan.budget;
  rows.requests.push({
    id: ids.requestId,
    profileId: ids.profileId,
    title,
    description,
    serviceTypes: plan.serviceTypes,
    startOn: plan.startOn,
    endOn: plan.endOn,
    lastOn: lastDayOf({ recurring, startOn: plan.startOn, endOn: plan.endOn }),
    recurring,
    weekdays: plan.weekdays,
    startTime: plan.startTime,
    endTime: plan.endTime,
    budgetCents: priced ? whole(roll, least / 100, most / 100) * 100 : null,
    budgetUnit: priced ? unit : null,
    isActivated,
    firstActivatedAt: isActivated ? createdAt : null,
    createdAt,
  });
  for (const { petId } of asked) rows.animals.push({ requestId: ids.requestId, petId });
  const [first] = asked;
  if (first && roll.chance(0.6)) {
    const { look } = first.pet;
    const picture = rowOf({ kind: "day", day: oneOf(roll, daysOf[look.category]), pet: look });
    rows.images.push({ requestId: ids.requestId, ...picture, createdAt });
  }
}

/** Dogs are walked and brought away by day, and those of the yard are seen to apart. */
function isMeant(kind: RequestKind, { look }: OwnedPet): boolean {
  if (kind === "walks" || kind === "daycare" || kind === "young") return look.category === "dog";
  return kind !== "stable" || look.category === "horse" || look.category === "farm";
}
