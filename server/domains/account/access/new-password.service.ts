import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { invalid } from "#server/platform/http/problem.ts";
import { isStrongEnough } from "#server/platform/password-strength/password-strength.ts";
import type { Passwords } from "#server/platform/passwords/passwords.ts";

/** Who sent the form: whose language it is, and whose turn. */
type Sender = { locale: Locale; visit: { address: string }; passwords: Passwords };

type NewPassword = {
  password: string;
  owner: { email: string; firstName: string; lastName: string | null };
  /** The form's, for what is wrong with it. */
  field: string;
};

/**
 * Part of everything that sets a password: refuses one that is easy to guess, and gives the hash to
 * store. Both are slow, so this comes before the transaction; in it, everybody else would wait.
 */
export async function prepareNewPassword(
  { locale, visit, passwords }: Sender,
  { password, owner, field }: NewPassword,
): Promise<string> {
  const ownWords = [owner.email, owner.firstName, owner.lastName ?? ""].filter(Boolean);
  if (!(await isStrongEnough(password, ownWords, visit.address))) {
    throw invalid({ [field]: [ruleText("weakPassword", locale)] });
  }
  return passwords.hash(password);
}
