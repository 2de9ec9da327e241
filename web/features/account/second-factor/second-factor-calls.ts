import { type SecondFactorSetup, secondFactorEndpoints } from "#contract/account/second-factor.ts";
import { api } from "#web/lib/api/browser-api.ts";

/**
 * Imported dynamically (`await import(…)`): with the endpoint tables comes zod, which the screens can be
 * shown without.
 */
type Proof = { password?: string; code?: string };

const { change, switchOff } = secondFactorEndpoints;

export async function beginSecondFactor(proof: Proof): Promise<SecondFactorSetup> {
  const { setup } = await api.call(change, { body: { step: "begin", ...proof } });
  if (!setup) throw new Error("the answer has no secret to scan");
  return setup;
}

/** Gives the recovery codes, this once. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return (await api.call(change, { body: { step: "confirm", code } })).recoveryCodes ?? [];
}

export async function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  return (
    (await api.call(change, { body: { step: "recoveryCodes", ...proof } })).recoveryCodes ?? []
  );
}

export async function switchOffSecondFactor(proof: Proof): Promise<void> {
  await api.call(switchOff, { body: proof });
}
