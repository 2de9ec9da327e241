import type { ActivationNeed, OwnRequest } from "#contract/requests.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import type { RequestImageRow, RequestRow } from "./requests.repository.ts";
import { requestStatusOf } from "./requests.rules.ts";

export type RequestParts = {
  animals: OwnRequest["animals"];
  image: RequestImageRow | null;
  missingToActivate: ActivationNeed[];
  asksIfWanted: boolean;
};

/** A request as its owner sees it. */
export function presentOwnRequest(row: RequestRow, parts: RequestParts): OwnRequest {
  const { animals, image, missingToActivate, asksIfWanted } = parts;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    serviceTypes: row.serviceTypes,
    animals,
    startDate: row.startOn ?? undefined,
    endDate: row.endOn ?? undefined,
    recurring: row.recurring,
    weekdays: row.weekdays,
    startTime: row.startTime ?? undefined,
    endTime: row.endTime ?? undefined,
    budgetCents: row.budgetCents ?? undefined,
    budgetUnit: row.budgetUnit ?? undefined,
    image: image ? presentImage(image) : undefined,
    isActivated: row.isActivated,
    status: requestStatusOf({ isActivated: row.isActivated, animals }),
    missingToActivate,
    asksIfWanted,
  };
}
