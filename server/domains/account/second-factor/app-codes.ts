import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import qrcode from "qrcode";
import type { SecondFactorSetup } from "#contract/account/second-factor.ts";
import { productName } from "#contract/shared/product.ts";
import { recoveryAlphabet, recoveryLength } from "./second-factor.rules.ts";

/** As every app understands them (RFC 6238). */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** 160 bits, as long as what the codes are hashed with. */
const secretBytes = 20;
/** Half minutes that a phone's clock may be fast or slow. */
const drift = 1;

const totpOf = (secret: string) => new TOTP({ ...settings, secret: Secret.fromBase32(secret) });

export function makeAppSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Which half minute since 1970 a code is of; null when it is of none near now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** What is shown to whoever sets up their app. */
export function describeSetup(secret: string, email: string): SecondFactorSetup {
  const address = new TOTP({
    ...settings,
    issuer: productName,
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString();
  return { secret, address, picture: drawCode(address) };
}

/** The dark squares, run by run in each row, as the data of one path. */
function drawCode(text: string): SecondFactorSetup["picture"] {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && modules.get(row, column)) column++;
      const run = column - start;
      if (run > 0) path += `M${start} ${row}h${run}v1h-${run}z`;
    }
  }
  return { path, size };
}

export function makeRecoveryCode(): string {
  const letter = () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length));
  return Array.from({ length: recoveryLength }, letter).join("");
}
