import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/database.ts";
import { imageKeyOfFile } from "#server/platform/images/store-image.ts";
import { publicFilesPath } from "#server/platform/images/stored-images.ts";
import { isForEverybody } from "#server/platform/images/upload-folders.ts";
import { isUnattached } from "#server/platform/images/uploads.ts";
import {
  contentTypeOf,
  InvalidStorageKey,
  type Storage,
} from "#server/platform/storage/storage.ts";
import { notFound } from "../problem.ts";

type Parts = { db: Db; storage: Storage };

/**
 * Pictures straight from storage. A key names its content, so that a file never changes and may be
 * kept by browsers and by a CDN in front for a year; hence only those that belong to somebody.
 */
export function registerPublicFiles(app: FastifyInstance, { db, storage }: Parts): void {
  app.get<{ Params: { "*": string } }>(`${publicFilesPath}/*`, async (request, reply) => {
    const key = request.params["*"];
    const imageKey = imageKeyOfFile(key);
    if (!isForEverybody(key) || !isStorageKey(key)) throw notFound();
    const file = imageKey ? await storage.get(key) : null;
    if (!imageKey || !file) throw notFound();
    // Asked after the file is there: an upload is pending before its first byte is stored.
    const isNobodys = await isUnattached(db, imageKey).catch((error: unknown) => {
      file.stream.destroy();
      throw error;
    });
    if (isNobodys) {
      file.stream.destroy();
      throw notFound();
    }
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      // They stand in mails too, which people read on sites of others.
      .header("cross-origin-resource-policy", "cross-origin")
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
