import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent, instant } from "#server/platform/outbox/events.ts";

/** From this moment on, which may be ahead, people read something else than before. */
export const textChanges = defineEvent(
  "content.text-changes",
  z.object({ textId: id, at: instant }),
  ({ textId }) => `text:${textId}`,
);
