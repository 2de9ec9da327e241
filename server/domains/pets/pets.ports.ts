import type { Context } from "#server/platform/context.ts";

/** What pets need to know of later domains; they fill it through `app.ts`. */
export type PetPorts = {
  /** Which of these pets somebody counts on, such as in a booking that is still to come. */
  findUses(ctx: Context, petIds: readonly number[]): Promise<number[]>;
};
