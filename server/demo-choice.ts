import type { Db } from "./db/database.ts";
import { sharedUsers } from "./db/views/account.ts";
import { BadConfiguration, type Config } from "./platform/config/config.ts";
import { findFact, storeFactOnce } from "./platform/installation.ts";

const key = "demo";

/**
 * Demo data comes with accounts whose password everybody knows. So it is on by itself only for a
 * new embedded database that nobody else can reach, and the choice is stored in the database: a site
 * that starts in private and is opened later was made without it.
 */
export function isDemoByDefault(config: Config, isNew: boolean, kind: string): boolean {
  return isNew && kind === "embedded" && config.isPrivate;
}

/** A folder that was tried out in private may be started again where everybody gets to it. */
export function refusePublicDemo({ isPrivate, DEMO_PUBLIC }: Config): void {
  if (isPrivate || DEMO_PUBLIC) return;
  throw new BadConfiguration(
    [
      "DEMO: this is a demo, whose administrator has a password that everybody knows, and HOST or APP_URL open it to others.",
      "For a site of your own, begin with another DATA_DIR or DATABASE_URL and DEMO=0.",
      "To go on trying it out, leave HOST and APP_URL on this machine.",
      "If everybody may come in as anybody, set DEMO_PUBLIC=1.",
    ].join("\n"),
  );
}

export async function findDemoChoice(db: Db): Promise<boolean | null> {
  const choice = await findFact(db, key);
  return typeof choice === "boolean" ? choice : null;
}

export async function storeDemoChoice(db: Db, isDemo: boolean): Promise<void> {
  await storeFactOnce(db, key, isDemo);
}

/** No account yet: nothing real can be mixed with demo data. */
export async function hasNoUsers(db: Db): Promise<boolean> {
  const rows = await db.select({ id: sharedUsers.id }).from(sharedUsers).limit(1);
  return rows.length === 0;
}
