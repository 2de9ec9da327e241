import type { FastifyInstance, FastifyRequest } from "fastify";
import { exportFileName, exportFolder } from "#contract/privacy/personal-data.ts";
import type { Config } from "#server/platform/config/config.ts";
import { imageKeyOfFile } from "#server/platform/images/store-image.ts";
import { privateFilesPath } from "#server/platform/images/stored-images.ts";
import type { RateLimits } from "#server/platform/limits/limits.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { bearerOf } from "../guarding/bearer.ts";
import { checkPictureLimit } from "../guarding/limits.ts";
import { sessionCookieName } from "../guarding/session-cookie.ts";
import { notFound } from "../problem.ts";
import { isStorageKey } from "./public-files.ts";

/** Folders of files that are no pictures, and the name under which browsers save them. */
const downloads: Readonly<Record<string, string | undefined>> = {
  [exportFolder]: exportFileName,
};

/** Whether somebody may look at a picture, by the key that its row has; at another file, by its own. */
export type MayLook = (viewer: Viewer, imageKey: string) => Promise<boolean>;

export type PrivateFiles = {
  /** A domain answers for its own pictures, on each request anew. */
  allow(mayLook: MayLook): void;
  mayLook: MayLook;
};

export function createPrivateFiles(): PrivateFiles {
  const answers: MayLook[] = [];
  return {
    allow(mayLook) {
      answers.push(mayLook);
    },
    async mayLook(viewer, imageKey) {
      for (const mayLook of answers) if (await mayLook(viewer, imageKey)) return true;
      return false;
    },
  };
}

type Parts = {
  config: Config;
  limits: RateLimits;
  files: PrivateFiles;
  storage: Storage;
  findViewer(token: string): Promise<Viewer | null>;
};

/**
 * Pictures, and files to download, that only some may see. An `<img>` can't send a bearer, so that the session's cookie counts
 * here. For everybody else there is no such picture, and nobody on the way keeps one.
 */
export function registerPrivateFiles(
  app: FastifyInstance,
  { files, storage, findViewer, ...parts }: Parts,
): void {
  app.get<{ Params: { "*": string } }>(`${privateFilesPath}/*`, async (request, reply) => {
    reply.header("cache-control", "private, no-store").header("x-content-type-options", "nosniff");
    const key = request.params["*"];
    const fileName = downloads[key.split("/")[0] ?? ""];
    const imageKey = fileName ? key : imageKeyOfFile(key);
    if (!imageKey || !isStorageKey(key)) throw notFound();
    const viewer = await findViewer(tokenOf(request));
    if (!viewer) throw notFound();
    await checkPictureLimit(parts, viewer);
    if (!(await files.mayLook(viewer, imageKey))) throw notFound();
    const file = await storage.get(key);
    if (!file) throw notFound();
    if (fileName) reply.header("content-disposition", `attachment; filename="${fileName}"`);
    return reply.header("content-length", file.size).type(file.contentType).send(file.stream);
  });
}

function tokenOf(request: FastifyRequest): string {
  return request.cookies[sessionCookieName] ?? bearerOf(request);
}
