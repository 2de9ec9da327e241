import { and, eq, isNull, lt, ne, or } from "drizzle-orm";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import type { Db } from "#server/db/database.ts";
import {
  socialAccounts,
  socialLinkRequests,
  socialSignIns,
} from "#server/db/schema/social-accounts.ts";
import {
  hashSecret,
  makeSecret,
  parseToken,
  secretMatches,
} from "#server/platform/sessions/token.ts";
import { lockUser } from "../account.repository.ts";
import { linkRequestLifetimeMs, type Names } from "./social-sign-in.rules.ts";

export type SignInRow = typeof socialSignIns.$inferSelect;
type Person = { provider: SocialProvider; subject: string };

/** Those who never came back are forgotten along the way. */
export async function insertSignIn(
  db: Db,
  signIn: typeof socialSignIns.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(socialSignIns).where(lt(socialSignIns.expiresAt, now));
  await db.insert(socialSignIns).values(signIn);
}

const isSignIn = (provider: SocialProvider, state: string) =>
  and(eq(socialSignIns.provider, provider), eq(socialSignIns.stateHash, hashSecret(state)));

/** Taken away in one go: of two who bring the same state, one gets it. */
export async function takeSignIn(
  db: Db,
  provider: SocialProvider,
  state: string,
): Promise<SignInRow | null> {
  const [row] = await db.delete(socialSignIns).where(isSignIn(provider, state)).returning();
  return row ?? null;
}

export async function storeNames(
  db: Db,
  provider: SocialProvider,
  state: string,
  names: Names,
): Promise<void> {
  await db.update(socialSignIns).set(names).where(isSignIn(provider, state));
}

export async function findLinkedUserId(db: Db, person: Person): Promise<number | null> {
  const [row] = await db
    .select({ userId: socialAccounts.userId })
    .from(socialAccounts)
    .where(
      and(eq(socialAccounts.provider, person.provider), eq(socialAccounts.subject, person.subject)),
    );
  return row?.userId ?? null;
}

/** The constraint by which two at the same moment are told apart. */
export const onePersonConstraint = "social_accounts_one_person";

export async function insertSocialAccount(
  tx: Db,
  { provider, subject }: Person,
  userId: number,
  now: Date,
): Promise<void> {
  await tx.insert(socialAccounts).values({ provider, subject, userId, createdAt: now });
}

export async function deleteOtherSocialAccounts(
  tx: Db,
  userId: number,
  { provider, subject }: Person,
): Promise<void> {
  const isOther = or(ne(socialAccounts.provider, provider), ne(socialAccounts.subject, subject));
  await tx.delete(socialAccounts).where(and(eq(socialAccounts.userId, userId), isOther));
}

/** Gives the token for the address in the mail. */
export async function insertLinkRequest(
  tx: Db,
  request: Person & { userId: number; email: string },
  now: Date,
): Promise<string> {
  const secret = makeSecret();
  const [row] = await tx
    .insert(socialLinkRequests)
    .values({
      ...request,
      tokenHash: hashSecret(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkRequestLifetimeMs),
    })
    .returning({ id: socialLinkRequests.id });
  if (!row) throw new Error("the request was not inserted");
  return `${row.id}|${secret}`;
}

/** With its user locked, so that two presses at once can't both use it; read again behind the lock. */
export async function findLinkRequest(tx: Db, token: string) {
  const parsed = parseToken(token);
  const asked = parsed && (await findRequestById(tx, parsed.id));
  if (!asked || !secretMatches(parsed.secret, asked.tokenHash)) return null;
  const user = await lockUser(tx, asked.userId);
  const request = user && (await findRequestById(tx, asked.id));
  return request && { request, user };
}

async function findRequestById(tx: Db, id: number) {
  const [row] = await tx.select().from(socialLinkRequests).where(eq(socialLinkRequests.id, id));
  return row ?? null;
}

/** This one and its siblings: an older mail must not work later on. */
export async function spendLinkRequests(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .update(socialLinkRequests)
    .set({ usedAt: now })
    .where(and(eq(socialLinkRequests.userId, userId), isNull(socialLinkRequests.usedAt)));
}
