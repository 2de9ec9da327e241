import type * as z from "zod";
import {
  recoveryCodeCount,
  type SecondFactorSetup,
  type SecondFactorState,
  type secondFactorForm,
  type secondFactorOffForm,
} from "#contract/account/second-factor.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import {
  forbidden,
  invalid,
  notFound,
  Problem,
  unauthenticated,
} from "#server/platform/http/problem.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import { checkOwnPassword } from "../access/account-proof.service.ts";
import { type SecondFactorChange, secondFactorChanged } from "../account.events.ts";
import { findUser, lockUser, lockUserByEmail, type UserRow } from "../account.repository.ts";
import { describeSetup, makeAppSecret, makeRecoveryCode, stepOfCode } from "./app-codes.ts";
import * as repository from "./second-factor.repository.ts";
import { isSetupAlive, writeRecoveryCode } from "./second-factor.rules.ts";
import { takeCode } from "./second-factor-codes.service.ts";
import { factorPlace, setupPlace } from "./second-factor-secrets.ts";

type Form = z.output<typeof secondFactorForm>;
type Proof = z.output<typeof secondFactorOffForm>;
type CodesContext = ViewerContext<"outbox" | "encryption" | "passwords">;

export async function getSecondFactor({ db, viewer }: ViewerContext): Promise<SecondFactorState> {
  const { userId, role } = viewer;
  const factor = await repository.findFactor(db, userId);
  return {
    isOn: factor !== null,
    onAt: factor ? toInstant(factor.createdAt) : undefined,
    recoveryCodesLeft: await repository.countCodes(db, userId),
    isRequired: role === "admin",
  };
}

/**
 * Before the transaction that changes something: it is really them. A borrowed phone must not lock its
 * owner out, nor let somebody else in. Whoever confirms has seen the secret, by which they are known.
 */
export async function prepareChange(ctx: Outside<CodesContext>, form: Form): Promise<void> {
  if (form.step === "confirm") return;
  const user = await getViewersUser(ctx);
  const isOn = (await repository.findFactor(ctx.db, user.id)) !== null;
  if (isOn) return prove(ctx, { user, proof: form });
  if (form.step === "recoveryCodes") throw notFound();
  // An account from Google, Facebook or Apple has no password to give.
  await checkOwnPassword(ctx, { user, password: form.password });
}

/** Before the transaction that switches it off. */
export async function prepareSwitchingOff(ctx: Outside<CodesContext>, proof: Proof): Promise<void> {
  const user = await getViewersUser(ctx);
  if (user.role === "admin") throw forbidden("secondFactorRequired");
  if ((await repository.findFactor(ctx.db, user.id)) === null) throw notFound();
  await prove(ctx, { user, proof });
}

/** By a code of either kind, or by the password; the session alone is not enough. */
async function prove(
  ctx: Outside<CodesContext>,
  { user, proof }: { user: UserRow; proof: Pick<Proof, "password" | "code"> },
): Promise<void> {
  const { password, code } = proof;
  if (code !== undefined) return proveByCode(ctx, { userId: user.id, code });
  if (user.passwordHash === null) throw new Problem(422, "invalidCredentials");
  await checkOwnPassword(ctx, { user, password });
}

async function proveByCode(
  ctx: Outside<CodesContext>,
  { userId, code }: { userId: number; code: string },
): Promise<void> {
  const refusal = await ctx.inTransaction(async (inside) => {
    await lockUser(inside.db, userId);
    const factor = await repository.findFactor(inside.db, userId);
    if (!factor) throw notFound();
    return takeCode(inside, { factor, code });
  });
  if (refusal) throw refusal.problem;
}

type Changed = { setup?: SecondFactorSetup; recoveryCodes?: string[] };

export async function changeSecondFactor(ctx: CodesContext, form: Form): Promise<Changed> {
  switch (form.step) {
    case "begin":
      return { setup: await begin(ctx) };
    case "confirm":
      return { recoveryCodes: await confirm(ctx, { code: form.code ?? "" }) };
    case "recoveryCodes":
      return { recoveryCodes: await renewCodes(ctx) };
  }
}

/** What was switched on before goes on until a code of the new one was shown. */
async function begin(ctx: CodesContext): Promise<SecondFactorSetup> {
  const { db, now, encryption } = ctx;
  const { id: userId, email } = await lockViewersUser(ctx);
  const secret = makeAppSecret();
  const value = encryption.encrypt(secret, setupPlace(userId));
  await repository.storeSetup(db, { ...value, userId, createdAt: now });
  return describeSetup(secret, email);
}

async function confirm(ctx: CodesContext, { code }: { code: string }): Promise<string[]> {
  const { db, now, encryption, viewer, locale } = ctx;
  const { id: userId } = await lockViewersUser(ctx);
  const setup = await repository.findSetup(db, userId);
  if (!setup || !isSetupAlive(setup, now)) throw new Problem(410, "tokenExpired");
  const secret = encryption.decrypt(setup, setupPlace(userId));
  const lastStep = stepOfCode(secret, code, now);
  if (lastStep === null) throw invalid({ code: [ruleText("secondFactorWrong", locale)] });
  const wasOn = await repository.deleteFactor(db, userId);
  const value = encryption.encrypt(secret, factorPlace(userId));
  await repository.insertFactor(db, { ...value, userId, lastStep, createdAt: now });
  // Elsewhere one thing was enough to get in; from now on it takes two.
  await endSessions(ctx, { userId, except: viewer.sessionId });
  await tell(ctx, { userId, change: wasOn ? "replaced" : "on" });
  return giveCodes(ctx, { userId });
}

async function renewCodes(ctx: CodesContext): Promise<string[]> {
  const { id: userId } = await lockViewersUser(ctx);
  if ((await repository.findFactor(ctx.db, userId)) === null) throw notFound();
  await tell(ctx, { userId, change: "newCodes" });
  return giveCodes(ctx, { userId });
}

export async function switchOff(ctx: CodesContext): Promise<void> {
  const { id: userId, role } = await lockViewersUser(ctx);
  // Made one since they were asked.
  if (role === "admin") throw forbidden("secondFactorRequired");
  // The first of two at once has switched it off.
  if (!(await repository.deleteFactor(ctx.db, userId))) throw notFound();
  await tell(ctx, { userId, change: "off" });
}

/** Part of helping somebody who has lost phone and codes; null when there is no such account. */
export async function forgetSecondFactor(
  { db }: Context,
  { email }: { email: string },
): Promise<{ userId: number; wasOn: boolean } | null> {
  const user = await lockUserByEmail(db, email);
  if (!user) return null;
  return { userId: user.id, wasOn: await repository.deleteFactor(db, user.id) };
}

/** In clear this once. */
async function giveCodes({ db }: Context, { userId }: { userId: number }): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
  await repository.replaceCodes(db, userId, codes);
  return codes.map(writeRecoveryCode);
}

async function tell(
  { db, outbox }: Context<"outbox">,
  { userId, change }: { userId: number; change: SecondFactorChange },
): Promise<void> {
  await outbox.publish(db, [secondFactorChanged({ userId, change })]);
}

async function getViewersUser({ db, viewer }: ViewerContext): Promise<UserRow> {
  const user = await findUser(db, viewer.userId);
  if (!user) throw unauthenticated();
  return user;
}

async function lockViewersUser({ db, viewer }: ViewerContext): Promise<UserRow> {
  const user = await lockUser(db, viewer.userId);
  if (!user) throw unauthenticated();
  return user;
}
