import type { RequestStep } from "#contract/urls/urls.ts";
import type { RequestChange } from "../request-calls.ts";
import { type RequestValues, requestBody } from "./request-values.ts";

/** Only what this step asks: what another tab changed meanwhile in another part stays. */
export function changeOf(step: Exclude<RequestStep, "look">, values: RequestValues): RequestChange {
  const body = requestBody(values);
  switch (step) {
    case "animals":
      return { animals: body.animals };
    case "care":
      return { serviceTypes: body.serviceTypes };
    case "when": {
      const { recurring, startDate, endDate, weekdays, startTime, endTime } = body;
      return { recurring, startDate, endDate, weekdays, startTime, endTime };
    }
    case "story": {
      const { title, description, budgetCents, budgetUnit } = body;
      return { title, description, budgetCents, budgetUnit };
    }
  }
}
