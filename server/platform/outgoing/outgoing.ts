import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { connect as connectSecurely } from "node:tls";
import { type Network, systemNetwork } from "./network.ts";
import { isInside, refuseAddress } from "./public-address.ts";

/** Why a file at an address that somebody gave us could not be had. */
export type OutgoingProblemKind =
  /** The address, or one that it leads to, may not be called: not https, or not on the open internet. */
  | "refused"
  /** No such name, nobody there, too slow, or the server there is out of order. */
  | "unreachable"
  /** The certificate is not that of this host, or nobody vouches for it. */
  | "insecure"
  /** There is no such file, or it is not for us. */
  | "missing"
  | "tooManyRedirects"
  | "tooLarge";

export class OutgoingProblem extends Error {
  override name = "OutgoingProblem";
  readonly kind: OutgoingProblemKind;

  constructor(kind: OutgoingProblemKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}

/** What a server said of the file the last time, to hear whether it is still the same. */
export type FileVersion = { etag?: string | undefined; lastModified?: string | undefined };
export type Wanted = { maxBytes: number; accept: string; version?: FileVersion };
export type OutgoingFile =
  | { isSame: true }
  | { isSame: false; text: string; version: Required<FileVersion> };

export type Outgoing = { getText(url: string, wanted: Wanted): Promise<OutgoingFile> };

export const mostRedirects = 3;

/**
 * Gets a file from an address that a visitor chose. The name is resolved once, every address of it must
 * be public, and the connection goes to one that was looked at: a name that answers differently the
 * second time gains nothing. The same for each address that it redirects to.
 */
export function createOutgoing(
  network: Network = systemNetwork,
  { limitMs = 20_000, userAgent = "Kwispel" } = {},
): Outgoing {
  return {
    async getText(url, wanted) {
      const signal = AbortSignal.timeout(limitMs);
      let next = url;
      for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
        const response = await open(network, next, { ...wanted, signal, userAgent });
        const target = redirectTarget(response, next);
        if (target === null) return read(response, wanted.maxBytes);
        response.destroy();
        next = target;
      }
      throw new OutgoingProblem("tooManyRedirects");
    },
  };
}

type Asked = Wanted & { signal: AbortSignal; userAgent: string };

async function open(network: Network, url: string, asked: Asked): Promise<IncomingMessage> {
  if (refuseAddress(url, { allowLoopback: false }) !== null) throw new OutgoingProblem("refused");
  const { hostname } = new URL(url);
  const address = await findPublicAddress(network, hostname, asked.signal);
  const { accept, version, signal, userAgent } = asked;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      signal,
      headers: {
        accept,
        // Compressed, a small file could unfold to any size.
        "accept-encoding": "identity",
        "user-agent": userAgent,
        ...(version?.etag ? { "if-none-match": version.etag } : {}),
        ...(version?.lastModified ? { "if-modified-since": version.lastModified } : {}),
      },
      createConnection: () =>
        connectSecurely({
          socket: network.connect({ address, port: 443 }),
          servername: hostname,
          ALPNProtocols: ["http/1.1"],
          ...(network.authorities ? { ca: network.authorities } : {}),
        }),
    });
    sent.on("response", resolve);
    sent.on("error", (error) => reject(problemOf(error)));
    sent.end();
  });
}

async function findPublicAddress(
  network: Network,
  hostname: string,
  signal: AbortSignal,
): Promise<string> {
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new OutgoingProblem("unreachable")));
  });
  const found = network.resolve(hostname).catch((cause: unknown) => {
    throw new OutgoingProblem("unreachable", { cause });
  });
  const addresses = await Promise.race([found, tooLate]);
  // One of them inside is enough: which is taken should not be up to luck.
  if (addresses.some(isInside)) throw new OutgoingProblem("refused");
  const [first] = addresses;
  if (first === undefined) throw new OutgoingProblem("unreachable");
  return first;
}

/** Of what a server says of a version: more is not worth keeping. */
const mostVersionText = 300;

/** Where it leads on to; null: here it is. */
function redirectTarget({ statusCode = 0, headers }: IncomingMessage, from: string): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const { location } = headers;
  if (!location || !URL.canParse(location, from)) throw new OutgoingProblem("missing");
  return new URL(location, from).href;
}

async function read(response: IncomingMessage, maxBytes: number): Promise<OutgoingFile> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    if (statusCode === 304) return { isSame: true };
    throw new OutgoingProblem(statusCode >= 500 || statusCode === 429 ? "unreachable" : "missing");
  }
  if (Number(headers["content-length"] ?? 0) > maxBytes) {
    response.destroy();
    throw new OutgoingProblem("tooLarge");
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Leaving the loop ends the connection.
      if (size > maxBytes) throw new OutgoingProblem("tooLarge");
      chunks.push(chunk);
    }
  } catch (error) {
    throw problemOf(error);
  }
  const { etag = "", "last-modified": lastModified = "" } = headers;
  const short = (text: string) => (text.length <= mostVersionText ? text : "");
  return {
    isSame: false,
    text: Buffer.concat(chunks).toString("utf8"),
    version: { etag: short(etag), lastModified: short(lastModified) },
  };
}

/** Node's codes of certificates that don't hold: its own, and OpenSSL's. */
const certificateCode = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|UNABLE_TO_|SELF_SIGNED_)/;

function problemOf(error: unknown): OutgoingProblem {
  if (error instanceof OutgoingProblem) return error;
  const code = String((error as { code?: unknown }).code ?? "");
  const kind = certificateCode.test(code) ? "insecure" : "unreachable";
  return new OutgoingProblem(kind, { cause: error });
}
