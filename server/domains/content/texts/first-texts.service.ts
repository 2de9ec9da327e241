import { sql } from "drizzle-orm";
import { locales } from "#contract/shared/locale.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";
import type { Context } from "#server/platform/context.ts";
import { type FirstText, readFirstTexts } from "./first-texts.ts";
import { hasTexts, insertText } from "./texts.repository.ts";

/**
 * Fills an installation that has no texts yet with those of `content/`. From then on they are edited
 * where they are read: nothing here ever changes a row.
 */
export async function loadFirstTexts({ db, now }: Context): Promise<void> {
  if (await hasTexts(db)) return;
  const texts = readFirstTexts();
  await db.transaction(async (tx) => {
    // Several processes may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first texts', 4))`);
    if (await hasTexts(tx)) return;
    for (const text of texts) {
      await insertText(tx, {
        ...text,
        publishedAt: publishedAt(text, now),
        createdAt: now,
        words: locales.map((locale) => ({ locale, ...text.words[locale] })),
      });
    }
  });
}

/** An article on the morning of its day, unless that is still to come; the rest as of now. */
function publishedAt({ date }: FirstText, now: Date): Date {
  const morning = date === null ? now : instantOf(date, "09:00");
  return morning < now ? morning : now;
}
