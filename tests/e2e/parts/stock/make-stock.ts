/**
 * Before the product starts: the demo as the product makes it, in the folder that DATA_DIR names, and the
 * people that the journeys take.
 */
import { writeFile } from "node:fs/promises";
import { inArray } from "drizzle-orm";
import type { KnownPicture } from "#demo/pictures/picture-keys.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import type { Db } from "#server/db/database.ts";
import { knownDevices, users } from "#server/db/schema/account.ts";
import { profileImages, profiles } from "#server/db/schema/profiles.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { prepareInstallation } from "#server/prepare-installation.ts";
import { testPasswords } from "#tests/setup/test-passwords.ts";
import { demoEmail } from "../demo-accounts.ts";
import {
  listStock,
  type Stock,
  type StockKind,
  type StockPerson,
  type scenes,
  stockFile,
  stockName,
  stockPassword,
} from "./stock.ts";

/** Drawn when somebody looks, and the same for all: nobody waits for them to be scaled. */
const pictureOf: Record<(typeof scenes)[number], KnownPicture> = {
  near: "sanne-bobbie",
  park: "bobbie-park",
  bowl: "bobbie-bowl",
  nap: "bobbie-nap",
  cats: "two-cats",
  garden: "bobbie-garden",
};

/** What a browser that says nothing of itself is called. */
const device = "?";
const now = systemClock.now();

async function makePeople(tx: Db, kind: StockKind, count: number, passwordHash: string) {
  const { language, profileType, isConfirmed, pictures = [] } = kind;
  const name = stockName(kind);
  const made = await tx
    .insert(users)
    .values(
      Array.from({ length: count }, (_, nr) => ({
        email: `stock-${name}-${nr}@kwispel.test`.replaceAll("_", "-"),
        signupMethod: "form" as const,
        preferredLocale: language,
        firstName: "Noor",
        lastName: "Hendriks",
        birthOn: "1990-05-01",
        passwordHash,
        emailVerifiedAt: isConfirmed ? now : null,
        registrationStep: "done" as const,
        registrationStepAt: now,
        reachedRegistrationEnd: true,
        termsAcceptedAt: now,
        lastUsedProfileType: profileType,
      })),
    )
    .returning({ userId: users.id, email: users.email });
  const registered = { profileType, isRegistering: false, registrationStep: "done" as const };
  const ofUsers = await tx
    .insert(profiles)
    .values(made.map(({ userId }) => ({ userId, ...registered })))
    .returning({ profileId: profiles.id });
  await tx.insert(knownDevices).values(made.map(({ userId }) => ({ userId, device })));
  const shown = pictures.map((scene, position) => ({
    ...rowOf({ kind: "known", name: pictureOf[scene as keyof typeof pictureOf] }),
    position,
  }));
  if (shown.length > 0) {
    await tx
      .insert(profileImages)
      .values(ofUsers.flatMap(({ profileId }) => shown.map((row) => ({ profileId, ...row }))));
  }
  const people: StockPerson[] = [];
  for (const { userId, email } of made) {
    const { token } = await startSession(tx, { userId, device, now });
    people.push({ email, token });
  }
  return people;
}

async function makeStock(tx: Db, passwordHash: string): Promise<Stock> {
  const stock: Stock = { people: {}, roles: {} };
  for (const { kind, count } of listStock()) {
    stock.people[stockName(kind)] = await makePeople(tx, kind, count, passwordHash);
  }
  const roles = ["owner", "sitter"] as const;
  const known = await tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, roles.map(demoEmail)));
  for (const { userId, email } of known) {
    const role = roles.find((each) => demoEmail(each) === email) ?? "";
    stock.roles[role] = (await startSession(tx, { userId, device, now })).token;
  }
  return stock;
}

const config = readConfig(process.env);
const database = await openDatabase(config);
const { db } = database;
// A hash says what it cost: one for all, and cheap to compare with.
const passwords = testPasswords;
await prepareInstallation({ config, database, clock: systemClock, passwords });
const passwordHash = await passwords.hash(stockPassword);
const stock = await db.transaction((tx) => makeStock(tx, passwordHash));
await writeFile(stockFile, JSON.stringify(stock), { mode: 0o600 });
await database.close();
