import type { Caution } from "#contract/messages.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { conflict, invalid } from "#server/platform/http/problem.ts";
import { findCautions, hasCode } from "./cautions.rules.ts";

/** What a reader is told to mind in a text of somebody whom they don't know. */
export function findCautionsIn(text: string): Caution[] {
  return findCautions(text);
}

type PublicWords = { text: string; confirmed?: boolean | undefined };

/**
 * Before words that everybody will read, and that can't be changed then, are stored: who writes a number or
 * an address is asked whether they mean to. A code is held back, whatever they say.
 */
export function checkPublicWords({ text, confirmed }: PublicWords, locale: Locale): void {
  if (hasCode(text)) throw invalid({ text: [ruleText("publicCode", locale)] });
  if (!confirmed && findCautions(text).length > 0) throw conflict("publicDetails");
}
