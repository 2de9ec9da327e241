import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { CertificateStatus } from "#contract/trust/certificates.ts";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { certificates } from "#server/db/schema/trust/certificates.ts";
import { sharedUsers } from "#server/db/views/account.ts";

export type CertificateRow = typeof certificates.$inferSelect;

export async function insertCertificate(
  tx: Db,
  values: typeof certificates.$inferInsert,
): Promise<CertificateRow> {
  const [row] = await tx.insert(certificates).values(values).returning();
  if (!row) throw new Error("the certificate was not inserted");
  return row;
}

/** One that nobody has looked at yet; answers with what is gone. */
export async function deleteWaiting(tx: Db, profileId: number): Promise<CertificateRow[]> {
  return tx
    .delete(certificates)
    .where(and(eq(certificates.profileId, profileId), eq(certificates.status, "waiting")))
    .returning();
}

export async function listOfProfile(db: Db, profileId: number): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.profileId, profileId))
    .orderBy(desc(certificates.id));
}

/** When the last one was seen, if that was since then. */
export async function findSeenAt(db: Db, profileId: number, since: Date): Promise<Date | null> {
  const [row] = await db
    .select({ seenAt: certificates.decidedAt })
    .from(certificates)
    .where(
      and(
        eq(certificates.profileId, profileId),
        eq(certificates.status, "seen"),
        gt(certificates.decidedAt, since),
      ),
    )
    .orderBy(desc(certificates.decidedAt))
    .limit(1);
  return row?.seenAt ?? null;
}

/** Those of these sitters whose certificate was seen since then. */
export async function listSeen(
  db: Db,
  profileIds: readonly number[],
  since: Date,
): Promise<number[]> {
  if (profileIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ profileId: certificates.profileId })
    .from(certificates)
    .where(
      and(
        inArray(certificates.profileId, [...profileIds]),
        eq(certificates.status, "seen"),
        gt(certificates.decidedAt, since),
      ),
    );
  return rows.map(({ profileId }) => profileId);
}

export async function lockCertificate(tx: Db, id: number): Promise<CertificateRow | null> {
  const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for("update");
  return row ?? null;
}

export async function changeCertificate(
  tx: Db,
  id: number,
  change: Partial<CertificateRow>,
): Promise<void> {
  await tx.update(certificates).set(change).where(eq(certificates.id, id));
}

export type NamedCertificate = CertificateRow & {
  userId: number;
  firstName: string;
  lastName: string | null;
};

function selectNamed(db: Db) {
  return db
    .select({
      certificate: certificates,
      userId: sharedUsers.id,
      firstName: sharedUsers.firstName,
      lastName: sharedUsers.lastName,
    })
    .from(certificates)
    .innerJoin(profiles, eq(profiles.id, certificates.profileId))
    .innerJoin(sharedUsers, eq(sharedUsers.id, profiles.userId));
}

export async function findNamed(db: Db, id: number): Promise<NamedCertificate | null> {
  const [row] = await selectNamed(db).where(eq(certificates.id, id));
  return row ? { ...row.certificate, ...row } : null;
}

const inStatus = (status: CertificateStatus | undefined) =>
  status === undefined ? undefined : eq(certificates.status, status);

export async function listQueue(
  db: Db,
  status: CertificateStatus | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<NamedCertificate[]> {
  const rows = await selectNamed(db)
    .where(inStatus(status))
    .orderBy(asc(certificates.id))
    .offset(offset)
    .limit(limit);
  return rows.map((row) => ({ ...row.certificate, ...row }));
}

export function countQueue(db: Db, status: CertificateStatus | undefined): Promise<number> {
  return db.$count(certificates, inStatus(status));
}

export async function hasImage(db: Db, imageKey: string): Promise<boolean> {
  return (await db.$count(certificates, eq(certificates.imageKey, imageKey))) > 0;
}
