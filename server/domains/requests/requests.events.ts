import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent, instant } from "#server/platform/outbox/events.ts";

/** Its last day has passed, and sitters no longer see it. */
export const requestExpired = defineEvent(
  "request.expired",
  z.object({ requestId: id, profileId: id, userId: id }),
  ({ requestId }) => `request:${requestId}`,
);

/** The last pet that it was for has gone, and sitters no longer see it. */
export const requestEmptied = defineEvent(
  "request.emptied",
  z.object({ requestId: id, profileId: id, userId: id, emptiedAt: instant }),
  ({ requestId }) => `request:${requestId}`,
);

/** Its owner looks for nobody any more, or may not: whoever is asked about it need not be. */
export const requestPutAway = defineEvent(
  "request.put-away",
  z.object({ requestId: id, profileId: id }),
  ({ requestId }) => `request:${requestId}`,
);
