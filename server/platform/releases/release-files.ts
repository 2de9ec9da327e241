import path from "node:path";
import { createBrotliDecompress } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "#server/platform/http/problem.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { assetsPath } from "./pack-release.ts";
import type { FoundFile, Releases } from "./releases.ts";

/** What a build has; a test looks whether it still is all. */
export const releaseTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export type ReleaseFilesParts = { releases: Releases; storage: Storage };

/** The files that this process's own build doesn't have; those it has are routes of their own. */
export function registerReleaseFiles(app: FastifyInstance, parts: ReleaseFilesParts): void {
  app.get(`${assetsPath}/*`, async (request, reply) => {
    const sent = await sendReleaseFile(parts, request, reply);
    if (!sent) throw notFound();
    return sent;
  });
}

/** Of another release, as that one sent it; null when there is none such. */
export async function sendReleaseFile(
  { releases, storage }: ReleaseFilesParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const url = request.url.split("?", 1)[0] ?? "";
  const found = await releases.find(url);
  if (!found) return null;
  const etag = etagOf(url);
  const isKnown = request.headers["if-none-match"] === etag;
  const stream = isKnown ? null : await open(storage, found);
  if (!isKnown && !stream) return null;
  const takesBrotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
  reply
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("etag", etag)
    .header("vary", "accept-encoding");
  if (!stream) return reply.status(304).send();
  reply.type(releaseTypes[path.extname(url)] ?? "application/octet-stream");
  const { length, isBrotli } = found.file;
  if (isBrotli && !takesBrotli) return reply.send(unpack(stream));
  if (isBrotli) reply.header("content-encoding", "br");
  return reply.header("content-length", length).send(stream);
}

/** Its name tells its contents. */
const etagOf = (url: string) => `W/"${path.basename(url)}"`;

async function open(storage: Storage, { key, file }: FoundFile) {
  return (await storage.get(key, file))?.stream ?? null;
}

/** Few ask without brotli: none of the browsers that are in use, on a site with https. */
function unpack(stream: NonNullable<Awaited<ReturnType<typeof open>>>) {
  const unpacked = createBrotliDecompress();
  stream.once("error", (error) => unpacked.destroy(error));
  unpacked.once("close", () => stream.destroy());
  return stream.pipe(unpacked);
}
