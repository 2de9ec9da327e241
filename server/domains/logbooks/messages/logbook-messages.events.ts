import * as z from "zod";
import { logbookMessageParams } from "#contract/logbooks/logbook-messages.ts";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

const ofLogbook = ({ logbookId }: { logbookId: number }) => `logbook:${logbookId}`;

/** The owner was told something in the chat: a new message, or more in the one of these five minutes. */
export const ownerTold = defineEvent(
  "logbooks.owner-told",
  z.object({
    logbookId: id,
    messageId: id,
    isNew: z.boolean(),
    /** Somebody came for the first time. */
    isFirst: z.boolean(),
    /** There is a picture that was not there before. */
    hasNewImage: z.boolean(),
    told: logbookMessageParams,
  }),
  ofLogbook,
);
export type OwnerTold = Parameters<typeof ownerTold>[0];
