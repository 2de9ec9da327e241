import * as z from "zod";
import { animalCategory } from "./shared/animals.ts";
import { priceUnit, serviceType, weekdayParts } from "./shared/care.ts";
import { calendarDate, timeOfDay } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";
import { clearable, integerBetween, listOf, yesNo } from "./shared/validation/inputs.ts";
import { line, paragraphs } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";

export const requestStatuses = ["active", "disabled", "absent"] as const;
export const requestStatus = z.enum(requestStatuses);
export type RequestStatus = z.infer<typeof requestStatus>;

export const requestTitleMaxLength = 80;
export const requestDescriptionMaxLength = 2_000;

const requestFields = z.object({
  title: line(requestTitleMaxLength),
  description: paragraphs(requestDescriptionMaxLength),
  serviceTypes: listOf(serviceType, 6).refine((types) => types.length > 0, rule("required")),
  /** Ids of the owner's pets. */
  animals: listOf(integerBetween(1, 999_999_999), 50),
  startDate: clearable(calendarDate).optional(),
  endDate: clearable(calendarDate).optional(),
  recurring: yesNo.default(false),
  /** When it recurs: on which days, in which parts. */
  weekdays: listOf(weekdayParts, 7).optional(),
  startTime: clearable(timeOfDay).optional(),
  endTime: clearable(timeOfDay).optional(),
  budgetCents: clearable(integerBetween(100, 100_000)).optional(),
  budgetUnit: clearable(priceUnit).optional(),
});

type Period = {
  recurring?: boolean | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
};
const endsAfterStart = (form: Period) =>
  !form.startDate || !form.endDate || form.startDate <= form.endDate;

export const requestForm = requestFields
  .refine((form) => form.recurring || Boolean(form.startDate), {
    path: ["startDate"],
    ...rule("required"),
  })
  .refine((form) => !form.recurring || (form.weekdays?.length ?? 0) > 0, {
    path: ["weekdays"],
    ...rule("required"),
  })
  .refine(endsAfterStart, { path: ["endDate"], ...rule("endBeforeStart") });

export const requestUpdate = requestFields
  .extend({
    recurring: yesNo,
    /** Empty takes the picture away; a new one comes as a file. */
    image: z.literal(""),
  })
  .partial()
  .refine(endsAfterStart, { path: ["endDate"], ...rule("endBeforeStart") });

/** What it takes to be shown to sitters; `dates`: its last day has passed. */
export const activationNeeds = ["confirmedEmail", "animals", "dates"] as const;
export type ActivationNeed = (typeof activationNeeds)[number];

/** After so many days of being shown, its owner is asked whether they still look for somebody. */
export const askAfterDays = 30;

/** The owner's own request. */
export const ownRequest = z.object({
  id,
  title: z.string(),
  description: z.string(),
  serviceTypes: z.array(serviceType),
  animals: z.array(z.object({ id, name: z.string(), category: animalCategory })),
  startDate: calendarDate.optional(),
  endDate: calendarDate.optional(),
  recurring: z.boolean(),
  weekdays: z.array(weekdayParts),
  startTime: timeOfDay.optional(),
  endTime: timeOfDay.optional(),
  budgetCents: z.int().optional(),
  budgetUnit: priceUnit.optional(),
  image: storedImage.optional(),
  isActivated: z.boolean(),
  status: requestStatus,
  missingToActivate: z.array(z.enum(activationNeeds)),
  /** It has been shown for long: is it still needed? */
  asksIfWanted: z.boolean(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

const image = { image: { maxFiles: 1 } };
const response = z.object({ data: ownRequest });

export const requestsEndpoints = {
  getOwn: endpoint({
    method: "GET",
    path: "/api/request",
    access: "user",
    summary: "The request of the owner profile.",
    response: z.object({ request: ownRequest }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/request",
    access: "user",
    summary: "Makes the request of the owner profile; there is one at most.",
    body: requestForm,
    multipart: image,
    status: 201,
    response,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/request",
    access: "user",
    summary: "Changes what is sent.",
    body: requestUpdate,
    multipart: image,
    response,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/request",
    access: "user",
    summary: "Removes the request.",
  }),
  activate: endpoint({
    method: "PUT",
    path: "/api/request/activation",
    access: "user",
    summary: "Shows the request to sitters, or takes it away from them.",
    body: z.object({ isActivated: yesNo }),
    response,
  }),
  stillWanted: endpoint({
    method: "POST",
    path: "/api/request/stillWanted",
    access: "user",
    summary: "The owner still looks for somebody, and isn't asked again for a while.",
    response,
  }),
};
