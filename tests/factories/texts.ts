import { locales } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { insertText } from "#server/domains/content/texts/texts.repository.ts";
import { testStart } from "../setup/test-server.ts";

/** A page of the CMS that nobody has published yet; gives its id. */
export function makeText(db: Db, slug = "oppas-in-de-zomer"): Promise<number> {
  const words = {
    title: "Oppas in de zomer",
    description: "Wat je regelt.",
    markdown: "Begin op tijd.",
  };
  return insertText(db, {
    kind: "dynamic",
    space: "page",
    slug,
    settings: { audience: "owner" },
    publishedAt: null,
    createdAt: new Date(testStart),
    words: locales.map((locale) => ({ locale, ...words })),
  });
}
