import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { textsPath } from "#contract/urls/texts-url.ts";
import { type BrowserTexts, readBrowserTexts } from "#messages/browser-texts.ts";
import { productFolder } from "#server/db/product-folder.ts";
import { notFound } from "#server/platform/http/problem.ts";
import {
  type ReleaseFilesParts,
  sendReleaseFile,
} from "#server/platform/releases/release-files.ts";

const folder = path.join(productFolder, "messages");
export const readTexts = (): Promise<BrowserTexts> => readBrowserTexts(folder);
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Params = { version: string; locale: string; file: string };

/**
 * The texts that a page did not bring along, a file each. The version in the address is that of the build the
 * page came from. A page may be older than the server, or, while servers are replaced one by one, newer: it
 * gets the texts of its release from storage. Where that is not known any more it gets those that are here, as
 * most of them are the same in both, and no browser keeps those under an address that means others.
 * `isDevelopment`: they change while it runs.
 */
export async function registerTextsFiles(
  app: FastifyInstance,
  { isDevelopment, others }: { isDevelopment: boolean; others: ReleaseFilesParts | null },
): Promise<void> {
  const first = await readTexts();
  const compressed = new Map<string, Promise<Buffer>>();

  app.get<{ Params: Params }>(`${textsPath}/:version/:locale/:file`, async (request, reply) => {
    const { params, headers } = request;
    const { version, files } = isDevelopment ? await readTexts() : first;
    const isOfThisBuild = params.version === version;
    if (others && !isOfThisBuild) {
      const sent = await sendReleaseFile(others, request, reply);
      if (sent) return sent;
    }
    const name = `${params.locale}/${params.file.replace(/\.json$/, "")}`;
    const json = files.get(name);
    if (json === undefined) throw notFound();
    reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
    if (isDevelopment) return reply.header("cache-control", "no-store").send(json);
    reply.header(
      "cache-control",
      isOfThisBuild ? "public, max-age=31536000, immutable" : "no-cache",
    );
    const encoding = encodingFor(headers["accept-encoding"]);
    if (!encoding) return reply.send(json);
    const key = `${encoding} ${name}`;
    const bytes = compressed.get(key) ?? compressors[encoding](json);
    compressed.set(key, bytes);
    return reply.header("content-encoding", encoding).send(await bytes);
  });
}

function encodingFor(accepted: string | string[] | undefined): "br" | "gzip" | undefined {
  const names = String(accepted ?? "").split(/[\s,;]+/);
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}
