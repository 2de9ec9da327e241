import type { Db } from "#server/db/database.ts";

/** What pets need to know of later domains; they fill it through `app.ts`. */
export type PetPorts = {
  /** Which of these pets somebody counts on, such as in a booking that is still to come. */
  findUses(db: Db, petIds: readonly number[]): Promise<number[]>;
};
