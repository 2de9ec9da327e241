import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A store that speaks S3's HTTP: it works out AWS Signature V4 anew from each request, by the
 * published algorithm and not by the client's library, and refuses what doesn't agree.
 */
export type S3StandIn = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `METHOD path status`, as they came in. */
  requests: string[];
  /** The next requests get these statuses in place of an answer; `hang` gets none at all. */
  failNext(...failures: (number | "hang")[]): void;
  stop(): Promise<void>;
};

type Stored = { bytes: Buffer; contentType: string; etag: string };

const longestSkewMs = 15 * 60 * 1000;

export async function startS3StandIn(): Promise<S3StandIn> {
  const settings = {
    bucket: "kwispel-files",
    region: "eu-west-1",
    accessKeyId: "TESTACCESSKEY",
    secretAccessKey: "test/secret+access=key",
  };
  const files = new Map<string, Stored>();
  const requests: string[] = [];
  const failures: (number | "hang")[] = [];

  const server = createServer((request, response) => {
    readBody(request).then(
      (body) => {
        const failure = failures.shift();
        if (failure === "hang") return;
        const reply = failure
          ? error(failure, "InternalError")
          : answer(request, body, files, settings);
        requests.push(`${request.method} ${request.url} ${reply.status}`);
        response.writeHead(reply.status, reply.headers);
        response.end(request.method === "HEAD" ? undefined : reply.body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;

  return {
    ...settings,
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    failNext: (...next) => failures.push(...next),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Settings = Pick<S3StandIn, "bucket" | "region" | "accessKeyId" | "secretAccessKey">;
type Reply = { status: number; headers?: OutgoingHttpHeaders; body?: Buffer | string };

function answer(
  request: IncomingMessage,
  body: Buffer,
  files: Map<string, Stored>,
  settings: Settings,
): Reply {
  const refused = refusal(request, body, settings);
  if (refused) return refused;

  const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
  const [, bucket, ...rest] = decodeURIComponent(pathname).split("/");
  const key = rest.join("/");
  if (bucket !== settings.bucket) return error(404, "NoSuchBucket");
  if (request.method === "GET" && key === "" && searchParams.get("list-type") === "2") {
    return page([...files.keys()].sort(), searchParams.get("continuation-token"));
  }

  switch (request.method) {
    case "PUT": {
      // S3 takes no chunked body of unknown length.
      if (!request.headers["content-length"]) return error(411, "MissingContentLength");
      const etag = `"${createHash("md5").update(body).digest("hex")}"`;
      const contentType = request.headers["content-type"] ?? "binary/octet-stream";
      files.set(key, { bytes: body, contentType, etag });
      return { status: 200, headers: { etag } };
    }
    case "DELETE":
      files.delete(key);
      return { status: 204 };
    case "GET":
    case "HEAD": {
      const file = files.get(key);
      if (!file) return error(404, "NoSuchKey");
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
      const body = from && to ? file.bytes.subarray(Number(from), Number(to) + 1) : file.bytes;
      return {
        status: from ? 206 : 200,
        headers: {
          "content-type": file.contentType,
          "content-length": body.length,
          etag: file.etag,
        },
        body,
      };
    }
    default:
      return error(405, "MethodNotAllowed");
  }
}

/** So few on a page, so that whoever reads only the first one is found out. */
const pageSize = 3;

function page(keys: readonly string[], token: string | null): Reply {
  const start = token ? keys.indexOf(Buffer.from(token, "base64").toString()) + 1 : 0;
  const shown = keys.slice(start, start + pageSize);
  const hasMore = start + pageSize < keys.length;
  const next = Buffer.from(shown.at(-1) ?? "").toString("base64");
  const contents = shown.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
  return {
    status: 200,
    headers: { "content-type": "application/xml" },
    body: [
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>`,
      `<KeyCount>${shown.length}</KeyCount><IsTruncated>${hasMore}</IsTruncated>`,
      ...contents,
      hasMore ? `<NextContinuationToken>${next}</NextContinuationToken>` : "",
      "</ListBucketResult>",
    ].join(""),
  };
}

function refusal(request: IncomingMessage, body: Buffer, settings: Settings): Reply | null {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=(?<credential>[^,]+), SignedHeaders=(?<headers>[^,]+), Signature=(?<signature>[0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    )?.groups;
  if (!authorization) return error(403, "AccessDenied");

  const [accessKeyId, day = "", region = "", service = "", suffix] =
    authorization.credential?.split("/") ?? [];
  if (accessKeyId !== settings.accessKeyId) return error(403, "InvalidAccessKeyId");
  if (region !== settings.region || service !== "s3" || suffix !== "aws4_request") {
    return error(400, "AuthorizationHeaderMalformed");
  }

  const date = String(request.headers["x-amz-date"]);
  const sentAt = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (!(Math.abs(Date.now() - sentAt) < longestSkewMs) || !date.startsWith(day)) {
    return error(403, "RequestTimeTooSkewed");
  }

  const bodyHash = createHash("sha256").update(body).digest("hex");
  if (request.headers["x-amz-content-sha256"] !== bodyHash) {
    return error(400, "XAmzContentSHA256Mismatch");
  }

  const signedHeaders = authorization.headers ?? "";
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((n) => signedHeaders.includes(n))) {
    return error(403, "AccessDenied");
  }
  const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
  const canonicalRequest = [
    request.method,
    pathname
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join("&"),
    ...signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}`),
    "",
    signedHeaders,
    bodyHash,
  ].join("\n");
  const stringToSign = [
    "AWS4-HMAC-SHA256",
    date,
    `${day}/${region}/${service}/${suffix}`,
    createHash("sha256").update(canonicalRequest).digest("hex"),
  ].join("\n");
  const signingKey = [day, region, service, suffix].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${settings.secretAccessKey}`,
  );
  return hmac(signingKey, stringToSign).toString("hex") === authorization.signature
    ? null
    : error(403, "SignatureDoesNotMatch");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function error(status: number, code: string): Reply {
  return {
    status,
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message><RequestId>0</RequestId></Error>`,
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
