import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { openUpload, type Upload } from "./s3-upload.ts";
import {
  checkContentType,
  contentTypeOf,
  type FilePart,
  type Storage,
  StorageFailed,
} from "./storage.ts";

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key` in place of `bucket.endpoint/key`; most self-hosted stores want it. */
  pathStyle: boolean;
  /** How long the store may take to begin its answer. */
  timeoutMs?: number;
  retries?: number;
  retryDelayMs?: number;
};

type Call = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  upload?: Upload;
  part?: FilePart | undefined;
};

const emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
// A big upload may take longer than the timeout; this slow, a line counts as dead.
const slowestBytesPerMs = 100;

export function createS3Storage(options: S3Options): Storage {
  const { timeoutMs = 15_000, retries = 3, retryDelayMs = 100 } = options;
  const client = new AwsClient({
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    region: options.region,
    service: "s3",
  });

  async function attempt({ method, key, query, upload, part }: Call): Promise<Response> {
    const url = new URL(objectUrl(options, key));
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    // Signed for each attempt: a signature is good for a few minutes only.
    const request = await client.sign(url.href, {
      method,
      headers: upload
        ? {
            "content-type": contentTypeOf(key),
            "content-length": String(upload.size),
            "x-amz-content-sha256": upload.sha256,
          }
        : { "x-amz-content-sha256": emptyHash, ...(part ? { range: rangeOf(part) } : {}) },
      ...(upload ? { body: upload.body() } : {}),
    });
    // Only until the answer begins: reading a large file may take its time.
    const gaveUp = new AbortController();
    const limit = timeoutMs + (upload?.size ?? 0) / slowestBytesPerMs;
    const timer = setTimeout(
      () => gaveUp.abort(new StorageFailed(`The store did not answer within ${limit} ms`)),
      limit,
    );
    try {
      return await fetch(request, { signal: gaveUp.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  async function send(call: Call): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const last = tries >= retries;
      try {
        const response = await attempt(call);
        if (last || !isPassing(response.status)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (last) {
          throw new StorageFailed(`${call.method} ${call.key}: no answer`, { cause: error });
        }
      }
      // Random within a growing bound, so that many processes don't come back all at once.
      const delay = Math.random() * retryDelayMs * 2 ** tries;
      await new Promise((done) => setTimeout(done, delay));
    }
  }

  return {
    async put(key, body, { contentType }) {
      checkContentType(key, contentType);
      await using upload = await openUpload(body);
      const response = await send({ method: "PUT", key, upload });
      if (!response.ok) throw await failure("PUT", key, response);
      await response.body?.cancel();
    },

    async get(key, part) {
      const contentType = contentTypeOf(key);
      const response = await send({ method: "GET", key, part });
      if (response.status === 404) return absent("GET", key, response, null);
      if (!response.ok || !response.body) throw await failure("GET", key, response);
      return {
        stream: Readable.fromWeb(response.body),
        contentType,
        size: Number(response.headers.get("content-length")),
        etag: response.headers.get("etag") ?? "",
      };
    },

    async remove(key) {
      contentTypeOf(key);
      const response = await send({ method: "DELETE", key });
      if (response.status === 404) return absent("DELETE", key, response, undefined);
      if (!response.ok) throw await failure("DELETE", key, response);
      await response.body?.cancel();
    },

    async exists(key) {
      contentTypeOf(key);
      const response = await send({ method: "HEAD", key });
      if (response.status === 404) return false;
      if (!response.ok) throw await failure("HEAD", key, response);
      return true;
    },

    async *list() {
      let token: string | undefined;
      do {
        const query: Record<string, string> = { "list-type": "2" };
        if (token) query["continuation-token"] = token;
        const response = await send({ method: "GET", key: "", query });
        if (!response.ok) throw await failure("GET", "", response);
        // Our keys need no escaping in XML, whatever else may be in the answer.
        const page = await response.text();
        for (const [, key] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) if (key) yield key;
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1];
      } while (token);
    },

    // A store takes a file whole or not at all.
    removeAbandoned: async () => {},
  };
}

const rangeOf = ({ at, length }: FilePart) => `bytes=${at}-${at + length - 1}`;

export function objectUrl(
  options: Pick<S3Options, "endpoint" | "bucket" | "pathStyle">,
  key: string,
): string {
  const url = new URL(options.endpoint);
  const folder = url.pathname.replace(/\/$/, "");
  if (options.pathStyle) {
    url.pathname = `${folder}/${options.bucket}/${key}`;
  } else {
    url.host = `${options.bucket}.${url.host}`;
    url.pathname = `${folder}/${key}`;
  }
  return url.href;
}

function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** A missing bucket is a 404 too, and must not pass for a missing file. */
async function absent<T>(method: string, key: string, response: Response, value: T): Promise<T> {
  const failed = await failure(method, key, response);
  if (failed.code === "NoSuchBucket") throw failed;
  return value;
}

async function failure(method: string, key: string, response: Response): Promise<StorageFailed> {
  const answer = await response.text().catch(() => "");
  const code = /<Code>(?<code>[A-Za-z0-9]+)<\/Code>/.exec(answer)?.groups?.code;
  return new StorageFailed(`${method} ${key}: ${response.status} ${code ?? ""}`.trimEnd(), {
    status: response.status,
    ...(code ? { code } : {}),
  });
}
