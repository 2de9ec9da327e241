import { accessEndpoints } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { falseOnFailure, type OnProblem } from "#web/lib/api/false-on-failure.ts";

/**
 * The mail to confirm one's address, once more; false: it was not sent. Imported dynamically, as all
 * that calls the API.
 */
export async function sendVerificationEmail(email: string, hear?: OnProblem): Promise<boolean> {
  const call = api.call(accessEndpoints.sendVerificationEmail, { body: { email } });
  return (await falseOnFailure(call, hear)) !== false;
}
