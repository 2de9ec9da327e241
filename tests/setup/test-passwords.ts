import { createPasswords } from "#server/platform/passwords/passwords.ts";

/** As the product hashes them, at next to no cost: people are made by the thousand here. */
export const testPasswords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
