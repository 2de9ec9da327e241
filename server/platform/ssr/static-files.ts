import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** The built web's files. What Vite names after its contents can be kept for ever. */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // Each file gets a route; those compressed ahead are found beside the one that was asked for.
    globIgnore: ["**/*.br", "**/*.gz"],
    index: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
      // The site's icons and its picture for others to show: beside a bookmark, under a shared link, and on
      // the tab of a mail, which is kept apart and counts as another site.
      const isSitePicture = path.dirname(file) === folder && /\.(ico|png|svg)$/.test(file);
      if (isSitePicture) reply.header("cross-origin-resource-policy", "cross-origin");
    },
  });
}
