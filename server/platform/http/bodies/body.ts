import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { fromWire, TooDeep } from "#contract/shared/validation/casing.ts";
import type { Config } from "#server/platform/config/config.ts";
import { malformed, Problem, tooLarge } from "../problem.ts";
import { maxFields, maxNameLength, nestFields } from "./form-fields.ts";
import { mediaTypes, uploadLimits } from "./media.ts";
import type { UploadedFile, Uploads } from "./uploads.ts";

export type ReadBody = { body: unknown; files: UploadedFile[]; methodOverride: string | undefined };

/**
 * JSON, multipart and browsers' own forms: other media types are answered with 415. By the time that
 * these read anything, the head of the request has been looked at (`admit`).
 */
export async function registerBodyReaders(app: FastifyInstance, config: Config): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    mediaTypes.json,
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
    mediaTypes.form,
    { parseAs: "string", bodyLimit: config.LIMIT_BODY_BYTES },
    (_request, text, done) => {
      if (hasTooManyFields(text as string)) done(tooLarge(), undefined);
      else done(null, new URLSearchParams(text as string));
    },
  );
  await app.register(multipart);
}

/** Before it is taken apart: a megabyte of `a&a&a` is half a million fields. */
function hasTooManyFields(text: string): boolean {
  let at = -1;
  for (let count = 0; count < maxFields; count += 1) {
    at = text.indexOf("&", at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** The body in camelCase without nulls, whichever way it came. */
export async function readBody(
  parts: { config: Config; uploads: Uploads },
  request: FastifyRequest,
  endpoints: readonly Endpoint[],
): Promise<ReadBody> {
  if (request.body instanceof URLSearchParams) {
    return { body: convert(nestFields(request.body)), files: [], methodOverride: undefined };
  }
  if (!request.isMultipart()) {
    return { body: convert(request.body), files: [], methodOverride: undefined };
  }
  const files: UploadedFile[] = [];
  try {
    const fields = await readParts(parts, request, endpoints, files);
    const methodOverride = fields.find(([name]) => name === "_method")?.[1].toUpperCase();
    const body = nestFields(fields.filter(([name]) => name !== "_method"));
    return { body: convert(body), files, methodOverride };
  } catch (error) {
    await parts.uploads.remove(files);
    // The rest is not looked at; unread, it would stand in the way of the connection's next request.
    request.raw.unpipe().resume();
    if (error instanceof Problem || "statusCode" in (error as object)) throw error;
    // The parser's own errors carry no status: a form that breaks off or lacks its boundary.
    throw malformed();
  }
}

/** Adds to `files` as they come, so that the caller can remove them whatever happens. */
async function readParts(
  { config, uploads }: { config: Config; uploads: Uploads },
  request: FastifyRequest,
  endpoints: readonly Endpoint[],
  files: UploadedFile[],
): Promise<[string, string][]> {
  const limits = uploadLimits(endpoints, config);
  const incoming = request.parts({
    limits: {
      fileSize: config.LIMIT_FILE_BYTES,
      files: limits.files,
      fields: maxFields,
      parts: maxFields + limits.files,
      fieldNameSize: maxNameLength,
      fieldSize: config.LIMIT_BODY_BYTES,
    },
  });
  const tooMuch = whenLongerThan(request, limits.bodyBytes);
  const fields: [string, string][] = [];
  let fieldBytes = 0;
  let fileBytes = 0;
  for (;;) {
    const { value: part } = await Promise.race([incoming.next(), tooMuch]);
    if (!part) return fields;
    if (part.type === "field") {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
      // A field that says that it is JSON has been parsed, which none of ours is.
      if (typeof part.value !== "string") throw malformed();
      fieldBytes += part.fieldname.length + Buffer.byteLength(part.value);
      if (fieldBytes > config.LIMIT_BODY_BYTES) throw tooLarge();
      fields.push([part.fieldname, part.value]);
    } else {
      const { fieldname: field, filename: name = "", mimetype: statedType, file } = part;
      const { maxFiles, maxBytes } = limits.of(fieldOf(field));
      if (filesNamed(files, fieldOf(field)).length >= maxFiles) throw tooLarge();
      const received = await uploads.receive(file, Math.min(maxBytes, limits.bytes - fileBytes));
      files.push({ field, name, statedType, ...received });
      if (file.truncated) throw tooLarge();
      fileBytes += received.size;
    }
  }
}

/** Rejects once more has come than was allowed; a chunked body doesn't say beforehand. */
function whenLongerThan(request: FastifyRequest, bytes: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  let received = 0;
  request.raw.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > bytes) reject(tooLarge());
  });
  return promise;
}

function convert(body: unknown): unknown {
  try {
    return fromWire(body);
  } catch (error) {
    if (error instanceof TooDeep) throw malformed();
    throw error;
  }
}

/** `images`, `images[]` and `images[0]` are one field. */
function fieldOf(name: string): string {
  return name.replace(/\[\d*\]$/, "");
}

/** The files of one field, in the order in which they came. */
export function filesNamed(files: readonly UploadedFile[], field: string): UploadedFile[] {
  return files.filter((file) => fieldOf(file.field) === field);
}
