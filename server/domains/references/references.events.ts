import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** Somebody is to be mailed the link: asked, or reminded for the so-manieth time. */
export const referenceAsked = defineEvent(
  "references.asked",
  z.object({ referenceId: id, reminder: z.int() }),
  ({ referenceId }) => `reference:${referenceId}`,
);

export const referenceWritten = defineEvent(
  "references.written",
  z.object({ referenceId: id, profileId: id }),
  ({ referenceId }) => `reference:${referenceId}`,
);
