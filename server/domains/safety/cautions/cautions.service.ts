import type { Caution } from "#contract/messages.ts";
import { findCautions } from "./cautions.rules.ts";

/** What a reader is told to mind in a text of somebody whom they don't know. */
export function findCautionsIn(text: string): Caution[] {
  return findCautions(text);
}
