import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { type LegalTextId, legalTextIds } from "#contract/content.ts";
import { calendarDate } from "#contract/shared/dates.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { productName } from "#contract/shared/product.ts";
import { productFolder } from "#server/db/product-folder.ts";
import { parseTextFile } from "./text-file.ts";

/**
 * The terms, the privacy statement and the cookie statement are files in `content/`. Each begins with
 * what a page says of itself; a change that matters to people gets a new version, which is a date.
 */
const head = z.object({
  title: z.string(),
  description: z.string(),
  version: calendarDate,
});

export type LegalText = z.output<typeof head> & { markdown: string };

const texts = Object.fromEntries(
  legalTextIds.map((id) => [
    id,
    Object.fromEntries(locales.map((locale) => [locale, readText(id, locale)])),
  ]),
) as Record<LegalTextId, Record<Locale, LegalText>>;

export function legalText(id: LegalTextId, locale: Locale): LegalText {
  return texts[id][locale];
}

/** What somebody agrees to who signs up now. The versions of all languages are the same; a test asks. */
export const termsVersion = legalText("terms", "nl").version;

function readText(id: LegalTextId, locale: Locale): LegalText {
  const file = path.join(productFolder, "content", locale, `${id}.md`);
  return parseText(readFileSync(file, "utf8").replaceAll("{{product}}", productName));
}

export function parseText(source: string): LegalText {
  const { head: fields, markdown } = parseTextFile(source);
  return { ...head.parse(fields), markdown };
}
