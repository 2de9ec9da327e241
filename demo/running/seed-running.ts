import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayFrom, daysBefore } from "#demo/moments.ts";
import type { Db } from "#server/db/database.ts";
import { contactMessages } from "#server/db/schema/content/contact-messages.ts";
import { dailyVisits, sitterViews } from "#server/db/schema/figures/visits.ts";
import { mails } from "#server/db/schema/mail.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import { suppressMail } from "#server/platform/mail/suppression.ts";

const written = [
  [
    "Marijke Postma",
    "marijke@example.test",
    "Mijn moeder heeft geen computer. Kan zij ook een oppas vinden als ik het voor haar regel?",
  ],
  [
    "Dierenkliniek De Linde",
    "balie@example.test",
    "Wij willen graag posters van jullie in de wachtkamer hangen. Kunnen jullie er tien sturen?",
  ],
] as const;

/** A moment in which the database was away, as it happens. */
const givenUpEvents = 4;
const daysOfVisits = 2 * 365;

/** What whoever runs the place comes across: questions, mail that did not arrive, work that failed. */
export async function seedRunning(
  tx: Db,
  parts: { tessUserId: number; sanneProfileId: number; appKey: string; now: Date },
): Promise<void> {
  const { tessUserId: userId, sanneProfileId, appKey, now } = parts;
  await tx.insert(contactMessages).values(
    written.map(([name, email, text], nr) => ({
      name,
      email,
      text,
      createdAt: daysBefore(now, 3 - nr),
    })),
  );
  const failedAt = daysBefore(now, 1);
  await tx.insert(outboxEvents).values(
    Array.from({ length: givenUpEvents }, () => ({
      topic: "user.updated",
      stream: `user:${userId}`,
      payload: { userId },
      attempts: 15,
      createdAt: failedAt,
      failedAt,
      lastError: "DatabaseError ECONNRESET",
    })),
  );
  const email = "bestaat-niet@example.test";
  await tx.insert(mails).values({
    key: "demo:bounced",
    recipient: email,
    kind: "references.invitation",
    subject: "Wil je een referentie schrijven?",
    html: "<p>Hoi!</p>",
    text: "Hoi!",
    attempts: 1,
    createdAt: failedAt,
    failedAt,
    lastError: "SMTP: 550 5.1.1",
  });
  await suppressMail(tx, { appKey, email, now: failedAt, reason: "bounced" });
  await seedVisits(tx, { sanneProfileId, now });
}

/** More at the weekend than in the middle of the week, and a little more each month. */
async function seedVisits(
  tx: Db,
  { sanneProfileId: profileId, now }: { sanneProfileId: number; now: Date },
): Promise<void> {
  const today = dayInAmsterdam(now);
  const days = Array.from({ length: daysOfVisits }, (_, ago) => {
    const day = dayFrom(today, -ago);
    const wave = 1 + 0.3 * Math.cos((ago % 7) - 1) + 0.1 * Math.sin(ago);
    return { day, searches: Math.round((140 - ago / 8) * wave) };
  });
  await tx.insert(dailyVisits).values(
    days.flatMap(({ day, searches }) => [
      { day, what: "search" as const, count: searches },
      { day, what: "sitter" as const, count: Math.round(searches * 0.55) },
    ]),
  );
  await tx.insert(sitterViews).values(
    days.slice(0, 90).map(({ day, searches }) => ({
      day,
      profileId,
      count: Math.round(searches / 20),
    })),
  );
}
