import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fromWire, TooDeep } from "#contract/shared/casing.ts";
import type { Config } from "../config/config.ts";
import { nestFields } from "./form-fields.ts";
import { malformed, Problem, tooLarge } from "./problem.ts";

export type UploadedFile = {
  field: string;
  name: string;
  /** What the sender says it is; never to be believed. */
  statedType: string;
  bytes: Buffer;
};

export type ReadBody = { body: unknown; files: UploadedFile[]; methodOverride: string | undefined };

const formPostType = "application/x-www-form-urlencoded";

/** As a form on another site's page sends it; only endpoints that say so take it. */
export function isFormPost(request: FastifyRequest): boolean {
  return request.body instanceof URLSearchParams;
}

/** JSON, multipart and browsers' own forms: other media types are answered with 415. */
export async function registerBodyReaders(app: FastifyInstance, config: Config): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: config.LIMIT_BODY_BYTES },
    (_request, text, done) => {
      if (text === "") return done(null, undefined);
      try {
        done(null, JSON.parse(text as string));
      } catch {
        done(malformed(), undefined);
      }
    },
  );
  app.addContentTypeParser(
    formPostType,
    { parseAs: "string", bodyLimit: config.LIMIT_BODY_BYTES },
    (_request, text, done) => done(null, new URLSearchParams(text as string)),
  );
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fileSize: config.LIMIT_FILE_BYTES,
      files: config.LIMIT_FILES,
      fields: 1_000,
      fieldNameSize: 200,
      fieldSize: config.LIMIT_BODY_BYTES,
    },
  });
}

/** The body in camelCase without nulls, whichever way it came. */
export async function readBody(request: FastifyRequest): Promise<ReadBody> {
  if (request.body instanceof URLSearchParams) {
    return { body: convert(nestFields(request.body)), files: [], methodOverride: undefined };
  }
  if (!request.isMultipart()) {
    return { body: convert(request.body), files: [], methodOverride: undefined };
  }
  const fields: [string, string][] = [];
  const files: UploadedFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
        fields.push([part.fieldname, String(part.value)]);
      } else {
        files.push({
          field: part.fieldname,
          name: part.filename ?? "",
          statedType: part.mimetype,
          bytes: await part.toBuffer(),
        });
      }
    }
  } catch (error) {
    if (error instanceof Problem || "statusCode" in (error as object)) throw error;
    // The parser's own errors carry no status: a form that breaks off or lacks its boundary.
    throw malformed();
  }
  const methodOverride = fields.find(([name]) => name === "_method")?.[1]?.toUpperCase();
  const body = nestFields(fields.filter(([name]) => name !== "_method"));
  return { body: convert(body), files, methodOverride };
}

function convert(body: unknown): unknown {
  try {
    return fromWire(body);
  } catch (error) {
    if (error instanceof TooDeep) throw malformed();
    throw error;
  }
}

/** The files of one field: `images`, `images[]` or `images[0]`, in the order in which they came. */
export function filesNamed(files: readonly UploadedFile[], field: string): UploadedFile[] {
  return files.filter((file) => file.field.replace(/\[\d*\]$/, "") === field);
}
