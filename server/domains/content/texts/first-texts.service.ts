import { sql } from "drizzle-orm";
import { locales } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";
import type { Context } from "#server/platform/context.ts";
import { type FirstText, readFirstTexts } from "./first-texts.ts";
import { insertText, listKinds } from "./texts.repository.ts";

/**
 * Fills an installation that has no texts yet with those of `content/`. From then on they are edited
 * where they are read: nothing here ever changes a row. What people agree to came later than the rest, so
 * that it may be missing alone.
 */
export async function loadFirstTexts({ db, now }: Context): Promise<void> {
  const texts = readFirstTexts();
  if ((await listMissing(db, texts)).length === 0) return;
  await db.transaction(async (tx) => {
    // Several processes may start at once on one database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first texts', 4))`);
    for (const text of await listMissing(tx, texts)) {
      await insertText(tx, {
        ...text,
        publishedAt: publishedAt(text, now),
        createdAt: now,
        words: locales.map((locale) => ({ locale, ...text.words[locale] })),
      });
    }
  });
}

async function listMissing(db: Db, texts: readonly FirstText[]): Promise<readonly FirstText[]> {
  const kinds = await listKinds(db);
  if (kinds.length === 0) return texts;
  return kinds.includes("legal") ? [] : texts.filter(({ kind }) => kind === "legal");
}

/** An article on the morning of its day, unless that is still to come; the rest as of now. */
function publishedAt({ date }: FirstText, now: Date): Date {
  const morning = date === null ? now : instantOf(date, "09:00");
  return morning < now ? morning : now;
}
