import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { invalid } from "#server/platform/http/problem.ts";
import { isStrongEnough } from "#server/platform/password-strength/password-strength.ts";
import { hashPassword } from "#server/platform/passwords.ts";

type PasswordOwner = { email: string; firstName: string; lastName: string | null };
/** Who sent the form: whose language it is, and whose turn. */
export type Visitor = { locale: Locale; address: string };

/**
 * Part of everything that sets a password: refuses one that is easy to guess, and gives the hash to
 * store. Both are slow, so this comes before the transaction; in it, everybody else would wait.
 */
export async function prepareNewPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
  { locale, address }: Visitor,
): Promise<string> {
  const ownWords = [owner.email, owner.firstName, owner.lastName ?? ""].filter(Boolean);
  if (!(await isStrongEnough(password, ownWords, address))) {
    throw invalid({ [field]: [ruleText("weakPassword", locale)] });
  }
  return hashPassword(password);
}
