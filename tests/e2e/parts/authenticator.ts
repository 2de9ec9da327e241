import { Secret, TOTP } from "otpauth";

const periodMs = 30_000;
const toFillInMs = 15_000;

/**
 * The app on somebody's phone. The site takes a code once, and those of half a minute early or late: each
 * of these is of a later half minute than the one before, as soon as the site would take it.
 */
export function authenticator(secret: string): () => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  const stepNow = (inMs = 0) => Math.floor((Date.now() + inMs) / periodMs);
  let last = 0;
  return async () => {
    // The oldest one that is still taken when a busy machine has filled it in and sent it.
    const step = Math.max(last + 1, stepNow(toFillInMs) - 1);
    while (step > stepNow() + 1) await new Promise((look) => setTimeout(look, 250));
    last = step;
    return totp.generate({ timestamp: step * periodMs });
  };
}
