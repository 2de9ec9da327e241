import { type Options as HashCost, hash, verify } from "@node-rs/argon2";
import { slowWork } from "../slow-work.ts";

/** Argon2id at OWASP's parameters: 19 MiB, two passes, one lane. No setting makes it cheaper. */
export const productCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Without a hash (no such account, or one without a password) it
   * does the same work on a decoy, so that the time tells nobody which addresses we know.
   */
  matches(password: string, kept: string | null): Promise<boolean>;
};

export function createPasswords(cost: HashCost = productCost): Passwords {
  const hashPassword = (password: string) => {
    slowWork("password.hash");
    return hash(password, cost);
  };
  let decoy: Promise<string> | undefined;
  return {
    hash: hashPassword,
    async matches(password, kept) {
      slowWork("password.compare");
      decoy ??= hashPassword("no account has this password");
      const matches = await verify(kept ?? (await decoy), password);
      return kept !== null && matches;
    },
  };
}
