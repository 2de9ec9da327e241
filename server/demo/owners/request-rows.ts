import { requestTitleMaxLength } from "#contract/requests.ts";
import {
  type PriceUnit,
  type ServiceType,
  usualUnits,
  type WeekdayParts,
  weekdays,
} from "#contract/shared/care.ts";
import type { requestAnimals, requestImages, requests } from "#server/db/schema/requests.ts";
import { lastDayOf } from "#server/domains/requests/requests.rules.ts";
import { type Dice, dice } from "#server/platform/art/seed.ts";
import { dayFrom } from "../moments.ts";
import { daysOf } from "../pictures/picture-keys.ts";
import { rowOf } from "../pictures/picture-rows.ts";
import { oneOf, someOf, whole } from "../rolls.ts";
import { requestTexts } from "../texts/owner-texts.ts";
import { fill, listed } from "../texts/variants.ts";
import type { Owner } from "./owner.ts";

type RequestRow = typeof requests.$inferInsert & { id: number };
export type RequestRows = {
  requests: RequestRow[];
  animals: (typeof requestAnimals.$inferInsert)[];
  images: (typeof requestImages.$inferInsert)[];
};

type Kind = keyof typeof requestTexts;
type Plan = {
  kind: Kind;
  serviceTypes: ServiceType[];
  startOn: string | null;
  endOn: string | null;
  weekdays: WeekdayParts[];
  startTime: string | null;
  endTime: string | null;
  budget: readonly [number, number] | null;
};

/** What an owner of these animals would look for. */
function makePlan(roll: Dice, hasDog: boolean, today: string): Plan {
  const kind = roll.weigh<Kind>(
    hasDog
      ? [
          ["walks", 4],
          ["holiday", 4],
          ["weekend", 3],
        ]
      : [
          ["visits", 6],
          ["holiday", 3],
          ["weekend", 2],
        ],
  );
  const start = whole(roll, 6, 75);
  const lengths: Record<Kind, readonly [number, number]> = {
    holiday: [7, 20],
    weekend: [2, 4],
    visits: [3, 12],
    walks: [0, 0],
  };
  const dates = {
    startOn: dayFrom(today, start),
    endOn: dayFrom(today, start + whole(roll, ...lengths[kind])),
    weekdays: [],
    startTime: null,
    endTime: null,
  };
  if (kind === "walks") {
    const days = someOf(roll, weekdays.slice(0, 5), whole(roll, 1, 4));
    return {
      kind,
      serviceTypes: ["dog_walking_service"],
      startOn: dayFrom(today, whole(roll, 3, 20)),
      endOn: null,
      weekdays: days.map((weekday) => ({ weekday, parts: ["afternoon"] })),
      startTime: "12:00",
      endTime: "14:00",
      budget: [1_000, 1_500],
    };
  }
  if (kind === "visits") {
    return { kind, serviceTypes: ["house_visit"], ...dates, budget: [1_000, 1_400] };
  }
  const away: ServiceType[] = hasDog
    ? ["day_and_night_care_at_owner_home", "day_and_night_at_sitter_home"]
    : ["day_and_night_care_at_owner_home", "house_visit"];
  return { kind, serviceTypes: away, ...dates, budget: [3_000, 4_800] };
}

export function addRequestRows(
  rows: RequestRows,
  { number, pets, place }: Owner,
  ids: { requestId: number; profileId: number; petIds: readonly number[] },
  { today, createdAt, isActivated }: { today: string; createdAt: Date; isActivated: boolean },
): void {
  const roll = dice(7_000_000 + number);
  const plan = makePlan(
    roll,
    pets.some(({ look }) => look.category === "dog"),
    today,
  );
  const asked = pets
    .map((pet, index) => ({ pet, petId: ids.petIds[index] ?? 0 }))
    .filter(({ pet }) => plan.kind !== "walks" || pet.look.category === "dog");
  const words = { plaats: place.name, dieren: listed(asked.map(({ pet }) => pet.name)) };
  const texts = requestTexts[plan.kind];
  const recurring = plan.kind === "walks";
  const [firstService = "house_visit"] = plan.serviceTypes;
  const priced = plan.budget && roll.chance(0.6);
  const unit: PriceUnit = usualUnits[firstService];
  rows.requests.push({
    id: ids.requestId,
    profileId: ids.profileId,
    title: fill(oneOf(roll, texts.titles), words).slice(0, requestTitleMaxLength),
    description: fill(oneOf(roll, texts.descriptions), words),
    serviceTypes: plan.serviceTypes,
    startOn: plan.startOn,
    endOn: plan.endOn,
    lastOn: lastDayOf({ recurring, startOn: plan.startOn, endOn: plan.endOn }),
    recurring,
    weekdays: plan.weekdays,
    startTime: plan.startTime,
    endTime: plan.endTime,
    budgetCents:
      priced && plan.budget ? whole(roll, plan.budget[0] / 100, plan.budget[1] / 100) * 100 : null,
    budgetUnit: priced ? unit : null,
    isActivated,
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
