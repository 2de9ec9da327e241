import { Secret, TOTP } from "otpauth";

const periodMs = 30_000;

/**
 * The app on somebody's phone. The site takes a code once, and those of half a minute early or late: each
 * of these is of a later half minute than the one before, as soon as the site would take it.
 */
export function authenticator(secret: string): () => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  const stepNow = () => Math.floor(Date.now() / periodMs);
  let last = 0;
  return async () => {
    const step = Math.max(last + 1, stepNow() - 1);
    while (step > stepNow() + 1) await new Promise((look) => setTimeout(look, 250));
    last = step;
    return totp.generate({ timestamp: step * periodMs });
  };
}
