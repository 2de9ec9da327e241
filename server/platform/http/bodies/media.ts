import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { toSnakeCase } from "#contract/shared/validation/casing.ts";
import type { Config } from "#server/platform/config/config.ts";
import { Problem, tooLarge } from "../problem.ts";
import { maxFields } from "./form-fields.ts";

export const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
} as const;

/** What a request says that its body is; empty when it has none, or doesn't say. */
export function mediaTypeOf(request: FastifyRequest): string {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  return type.trim().toLowerCase();
}

/** By the endpoint's own declaration. A type that is none of ours is refused by whoever would read it. */
function takesMedia(endpoint: Endpoint, type: string): boolean {
  if (type === mediaTypes.multipart) return endpoint.multipart !== undefined;
  // As a form on another site's page sends it.
  if (type === mediaTypes.form) return endpoint.formPost === true;
  return type === mediaTypes.json || type === "";
}

/** Which of these could take what the head announces, by its type and length. */
export function refuseByHead(
  request: FastifyRequest,
  endpoints: readonly Endpoint[],
  config: Config,
): readonly Endpoint[] {
  const type = mediaTypeOf(request);
  const taking = endpoints.filter((endpoint) => takesMedia(endpoint, type));
  if (taking.length === 0) throw new Problem(415, "unsupportedMedia");
  const isMultipart = type === mediaTypes.multipart;
  const most = isMultipart ? uploadLimits(taking, config).bodyBytes : config.LIMIT_BODY_BYTES;
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooLarge();
  return taking;
}

export type UploadLimits = {
  /** How many in all. */
  files: number;
  /** Of all files together. */
  bytes: number;
  /** Of the whole body: files, fields, and what stands between them. */
  bodyBytes: number;
  /** By the field's name on the wire; one that isn't declared takes no files. */
  of(field: string): { maxFiles: number; maxBytes: number };
};

/** A part begins with its own few headers. */
const partHeadBytes = 1_000;

/** The contract says what an endpoint takes, and the configuration how much that may be at most. */
export function uploadLimits(endpoints: readonly Endpoint[], config: Config): UploadLimits {
  const declared = new Map(
    endpoints.flatMap(({ multipart = {} }) =>
      Object.entries(multipart).map(([field, { maxFiles, maxBytes }]) => {
        const bytes = Math.min(maxBytes ?? config.LIMIT_FILE_BYTES, config.LIMIT_FILE_BYTES);
        return [toSnakeCase(field), { maxFiles, maxBytes: bytes }] as const;
      }),
    ),
  );
  const fields = [...declared.values()];
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const files = Math.min(sum(fields.map(({ maxFiles }) => maxFiles)), config.LIMIT_FILES);
  const bytes = Math.min(
    sum(fields.map(({ maxFiles, maxBytes }) => maxFiles * maxBytes)),
    config.LIMIT_UPLOAD_BYTES,
    ...endpoints.map(({ maxUploadBytes }) => maxUploadBytes ?? Number.POSITIVE_INFINITY),
  );
  return {
    files,
    bytes,
    bodyBytes: bytes + config.LIMIT_BODY_BYTES + (files + maxFields) * partHeadBytes,
    of: (field) => declared.get(field) ?? { maxFiles: 0, maxBytes: 0 },
  };
}
