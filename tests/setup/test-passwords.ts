import { createPasswords, type Passwords } from "#server/platform/passwords/passwords.ts";
import { spend } from "./running/spent-time.ts";

const cheap = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** As the product hashes them, at next to no cost: people are made by the thousand here. */
export const testPasswords: Passwords = {
  hash: (password) => spend("hashing passwords", () => cheap.hash(password)),
  matches: (password, kept) => spend("hashing passwords", () => cheap.matches(password, kept)),
};
