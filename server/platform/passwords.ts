import { hash, verify } from "@node-rs/argon2";
import { slowWork } from "./slow-work.ts";

/** Argon2id at OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  slowWork("password.hash");
  return hash(password, parameters);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such account, or one without a password) it
 * does the same work on a decoy, so that the time tells nobody which addresses we know.
 */
export async function passwordMatches(password: string, kept: string | null): Promise<boolean> {
  slowWork("password.compare");
  decoy ??= hashPassword("no account has this password");
  const matches = await verify(kept ?? (await decoy), password);
  return kept !== null && matches;
}
