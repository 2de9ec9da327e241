import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { dayMs } from "#contract/shared/durations.ts";

/** An authority of the test's own, that nobody else trusts, and the certificates it signs. */
export type TestAuthority = {
  certificate: string;
  issue(hostnames: readonly string[]): { cert: string; key: string };
};

export function createTestAuthority(): TestAuthority {
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = nameOf("Test authority");
  const isAuthority = extension([0x55, 0x1d, 0x13], sequence(bool(true)), true);
  const certificate = toPem(
    sealed(keys.privateKey, {
      issuer: name,
      subject: name,
      publicKey: keys.publicKey,
      extensions: [isAuthority],
    }),
  );
  return {
    certificate,
    issue(hostnames) {
      const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const dnsNames = hostnames.map((each) => tagged(0x82, Buffer.from(each, "ascii")));
      const cert = sealed(keys.privateKey, {
        issuer: name,
        subject: nameOf(hostnames[0] ?? ""),
        publicKey: own.publicKey,
        extensions: [extension([0x55, 0x1d, 0x11], sequence(...dnsNames))],
      });
      const key = own.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      return { cert: toPem(cert), key };
    },
  };
}

type Certificate = {
  issuer: Buffer;
  subject: Buffer;
  publicKey: KeyObject;
  extensions: Buffer[];
};

/** A certificate of X.509, as RFC 5280 has it, in the few parts that TLS asks for. */
function sealed(by: KeyObject, { issuer, subject, publicKey, extensions }: Certificate): Buffer {
  const ecdsaWithSha256 = sequence(oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
  const year = 365 * dayMs;
  const unsigned = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    issuer,
    sequence(utcTime(new Date(Date.now() - year)), utcTime(new Date(Date.now() + year))),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(...extensions)),
  );
  const signature = sign("sha256", unsigned, by);
  return sequence(unsigned, ecdsaWithSha256, bits(signature));
}

/** One value of ASN.1 in DER: its kind, its length, its content. */
function tagged(kind: number, content: Buffer): Buffer {
  const { length } = content;
  const long = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : null;
  const size = long ?? [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const oid = (bytes: number[]) => tagged(0x06, Buffer.from(bytes));
const bool = (value: boolean) => tagged(0x01, Buffer.from([value ? 0xff : 0]));
const bits = (bytes: Buffer) => tagged(0x03, Buffer.concat([Buffer.from([0]), bytes]));

function utcTime(at: Date): Buffer {
  const text = at.toISOString().replace(/\.\d+/, "").replaceAll(/[-:T]/g, "").slice(2);
  return tagged(0x17, Buffer.from(text, "ascii"));
}

function nameOf(common: string): Buffer {
  const commonName = sequence(oid([0x55, 0x04, 0x03]), tagged(0x0c, Buffer.from(common)));
  return sequence(tagged(0x31, commonName));
}

function extension(id: number[], value: Buffer, isCritical = false): Buffer {
  return sequence(oid(id), ...(isCritical ? [bool(true)] : []), tagged(0x04, value));
}

function toPem(der: Buffer): string {
  const lines = der.toString("base64").replaceAll(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
