import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** How a sitter answers new contacts is another than before, whether others see it yet or not. */
export const responseChanged = defineEvent(
  "chat.response-changed",
  z.object({ profileId: id }),
  ({ profileId }) => `profile:${profileId}`,
);
