import type { Readable } from "node:stream";

/** Files that users and the product keep: pictures, invoices, exports. */
export type Storage = {
  /** Whole or not at all: a reader never sees half a file, and a crash leaves the old one. */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<void>;
  /** The caller reads the stream to its end, or destroys it. Of a part, `size` is that part's. */
  get(key: string, part?: FilePart): Promise<StoredFile | null>;
  /** Removing what is not there is no error: a retried clean-up must be able to finish. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** The keys of all files, in no order; for checks, as it may take long. */
  list(): AsyncIterable<string>;
  /** Takes away what a killed process has left half-written before a moment. */
  removeAbandoned(before: Date): Promise<void>;
};

/** A file lies in another, from this byte on. */
export type FilePart = { at: number; length: number };

export type StoredFile = {
  stream: Readable;
  contentType: string;
  size: number;
  /** With its quotes, ready for an ETag header. */
  etag: string;
};

export class InvalidStorageKey extends Error {
  override name = "InvalidStorageKey";
}

export class StorageFailed extends Error {
  override name = "StorageFailed";
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor(message: string, details: { status?: number; code?: string; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
  }
}

/**
 * The extension is the type. A second place that remembers it (a sidecar file) could fall out of
 * step with the file in a crash, and a web server in front of the folder would not read it.
 */
const contentTypes: Readonly<Record<string, string>> = {
  bin: "application/octet-stream",
  csv: "text/csv",
  ics: "text/calendar",
  jpg: "image/jpeg",
  json: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webp: "image/webp",
  zip: "application/zip",
};

// Lower case, because some file systems see no difference. Only the last part has a dot, so that
// no key is both a file and the folder of another, and '..' can't be written at all.
const keyPattern =
  /^(?:[a-z0-9][a-z0-9_-]{0,99}\/){0,8}[a-z0-9][a-z0-9_-]{0,99}\.(?<extension>[a-z0-9]{1,10})$/;

/** Refuses keys that could leave the store; answers with the type that the key stands for. */
export function contentTypeOf(key: string): string {
  const extension = keyPattern.exec(key)?.groups?.extension;
  const contentType =
    extension && Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  if (!contentType) throw new InvalidStorageKey(`Not a storage key: ${JSON.stringify(key)}`);
  return contentType;
}

export function checkContentType(key: string, contentType: string): void {
  const expected = contentTypeOf(key);
  if (contentType !== expected) {
    throw new InvalidStorageKey(`${key} stands for ${expected}, not for ${contentType}`);
  }
}
