import type { Caution } from "#contract/messages.ts";
import { findCautions } from "./cautions.rules.ts";

/** What in a text is not for everybody's eyes, for later domains that would pass it on. */
export function findCautionsIn(text: string): Caution[] {
  return findCautions(text);
}
