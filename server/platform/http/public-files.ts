import type { FastifyInstance } from "fastify";
import { publicFilesPath } from "../images/kept-images.ts";
import { contentTypeOf, InvalidStorageKey, type Storage } from "../storage/storage.ts";
import { notFound } from "./problem.ts";

/** What everybody may see; chats and logbooks keep theirs elsewhere, behind their own check. */
const publicFolders = ["profiles", "pets", "requests", "demo"];

/**
 * Pictures straight from storage. A key names its content, so that a file never changes and may be
 * kept by browsers and by a CDN in front for a year.
 */
export function registerPublicFiles(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { "*": string } }>(`${publicFilesPath}/*`, async (request, reply) => {
    const key = request.params["*"];
    if (!publicFolders.includes(key.split("/")[0] ?? "") || !isStorageKey(key)) throw notFound();
    const file = await storage.get(key);
    if (!file) throw notFound();
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("etag", file.etag)
      .header("x-content-type-options", "nosniff");
    if (request.headers["if-none-match"] === file.etag) {
      file.stream.destroy();
      return reply.status(304).send();
    }
    return reply.header("content-length", file.size).type(file.contentType).send(file.stream);
  });
}

export function isStorageKey(key: string): boolean {
  try {
    contentTypeOf(key);
    return true;
  } catch (error) {
    if (error instanceof InvalidStorageKey) return false;
    throw error;
  }
}
