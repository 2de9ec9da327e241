import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type PushedMessage = {
  path: string;
  /** What the browser reads, after its own decryption. */
  text: string;
  ttl: number;
  topic: string | undefined;
  /** The claims of the token that says who sends (RFC 8292), its signature checked. */
  claims: { aud: string; exp: number; sub: string };
};

export type PushReceiver = {
  /** A browser that asks to be told: what its `PushSubscription` says. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** From now on the push service answers like this; 201 is its usual answer. */
  answerWith(status: number): void;
  readonly received: PushedMessage[];
  readonly attempts: number;
  close(): Promise<void>;
};

type Browser = { ecdh: ReturnType<typeof createECDH>; auth: Buffer };

/**
 * A push service and the browsers behind it, by the standards: it takes messages over HTTP (RFC 8030),
 * checks who sends them (RFC 8292), and each browser decrypts its own (RFC 8188, RFC 8291).
 */
export async function startPushReceiver(senderKey: string): Promise<PushReceiver> {
  const browsers = new Map<string, Browser>();
  const received: PushedMessage[] = [];
  let status = 201;
  let attempts = 0;
  let origin = "";

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      attempts += 1;
      const path = request.url ?? "";
      const browser = browsers.get(path);
      const { authorization = "", ttl, topic, "content-encoding": encoding } = request.headers;
      const claims = readVapid(authorization, senderKey);
      const isRight = request.method === "POST" && encoding === "aes128gcm" && ttl !== undefined;
      if (!browser) return response.writeHead(404).end();
      if (!claims || claims.aud !== origin) return response.writeHead(403).end();
      if (!isRight) return response.writeHead(400).end();
      if (status === 201) {
        const text = decrypt(Buffer.concat(chunks), browser).toString("utf8");
        received.push({ path, text, ttl: Number(ttl), topic: topic as string | undefined, claims });
        response.setHeader("location", `${origin}/message/${received.length}`);
      }
      return response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    subscribe() {
      const ecdh = createECDH("prime256v1");
      const p256dh = ecdh.generateKeys("base64url");
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString("hex")}`;
      browsers.set(path, { ecdh, auth });
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    answerWith(next) {
      status = next;
    },
    received,
    get attempts() {
      return attempts;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** `vapid t=<token>, k=<public key>`; null unless our key signed it and it hasn't run out. */
function readVapid(header: string, senderKey: string): PushedMessage["claims"] | null {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== senderKey) return null;
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as PushedMessage["claims"];
  const seconds = Date.now() / 1000;
  return isSigned && said.exp > seconds && said.exp <= seconds + 24 * 3600 ? said : null;
}

/** One record of the encrypted content coding, with keys derived as RFC 8291 has it. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = ecdh.computeSecret(sender);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, keyInfo, 32));
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(info), length));
  const key = derive("Content-Encoding: aes128gcm\0", 16);
  const nonce = derive("Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends in 2 and then zeros.
  return padded.subarray(0, padded.lastIndexOf(2));
}
