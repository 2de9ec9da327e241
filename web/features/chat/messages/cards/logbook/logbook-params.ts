import type {
  LogbookMessageParams,
  MissedVisitParams,
} from "#contract/logbooks/logbook-messages.ts";
import type { Message } from "#contract/messages.ts";
import type { ServiceType } from "#contract/shared/care.ts";

type Check = (value: unknown) => boolean;
type Checks<Params> = Required<{ [Key in keyof Params]: Check }>;

/*
  The contract's schemas again, without zod: a conversation is read without it. What is added there doesn't
  compile here, and logbook-params.test.ts holds the two against each other.
*/
const isText: Check = (value) => typeof value === "string";
const isYesNo: Check = (value) => typeof value === "boolean";
const isWhole: Check = (value) => Number.isSafeInteger(value);
const isId: Check = (value) => isWhole(value) && Number(value) > 0;
const isMoment: Check = (value) =>
  typeof value === "string" &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isDay: Check = (value) =>
  typeof value === "string" &&
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const services: Record<ServiceType, true> = {
  house_visit: true,
  sitter_at_owner_home: true,
  day_and_night_care_at_owner_home: true,
  daycare_at_sitter_home: true,
  day_and_night_at_sitter_home: true,
  dog_walking_service: true,
};

const toldChecks: Checks<LogbookMessageParams> = {
  logbookId: isId,
  petNames: isText,
  from: isMoment,
  until: isMoment,
  isLate: isYesNo,
  visits: isWhole,
  checkedInAt: isMoment,
  checkedOutAt: isMoment,
  minutes: isWhole,
  isBack: isYesNo,
  activities: isWhole,
  kinds: isText,
  images: isWhole,
  firstImageId: isId,
  imageId: isId,
  walks: isWhole,
  walkedM: isWhole,
  walkId: isId,
  tasks: isWhole,
  hasNotes: isYesNo,
};

const missedChecks: Checks<MissedVisitParams> = {
  logbookId: isId,
  entryId: isId,
  bookingId: isId,
  petNames: isText,
  plannedAt: isMoment,
  day: isDay,
  serviceType: (value) => typeof value === "string" && Object.hasOwn(services, value),
  isAnswered: isYesNo,
};

/** Null: of a kind that this page doesn't know yet; then a plain sentence is all that is said. */
export function readLogbookParams(params: Message["params"]): LogbookMessageParams | null {
  const isRead = isAsChecked(params, toldChecks, ["logbookId", "petNames", "from", "until"]);
  // Each of its values has just been looked at.
  return isRead ? (params as LogbookMessageParams) : null;
}

export function readMissedVisit(params: Message["params"]): MissedVisitParams | null {
  const needed = ["logbookId", "entryId", "petNames", "plannedAt", "day"] as const;
  return isAsChecked(params, missedChecks, needed) ? (params as MissedVisitParams) : null;
}

function isAsChecked<Params>(
  params: Message["params"],
  checks: Checks<Params>,
  needed: readonly (keyof Params & string)[],
): boolean {
  if (!params || needed.some((key) => params[key] === undefined)) return false;
  return Object.entries<Check>(checks).every(
    ([key, isRight]) => params[key] === undefined || isRight(params[key]),
  );
}
