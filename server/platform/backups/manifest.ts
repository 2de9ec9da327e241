import * as z from "zod";

/** Grows when an older version could no longer read what a newer one writes. */
export const archiveFormat = 1;

export const manifestName = "manifest.json";

/** What stands in `manifest.json` of a backup. */
export const manifest = z.object({
  format: z.literal(archiveFormat),
  /** Of the product that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The embedded PostgreSQL, such as 18.6. */
  postgres: z.string(),
  /** The last migration that its tables have had. */
  schema: z.object({ hash: z.string(), migratedAt: z.number() }),
  /** Which data key reads what is encrypted; null when nothing can be. */
  dataKeyId: z.string().nullable(),
  /** Keys that stood beside the data and are not in here. */
  keyFiles: z.array(z.string()),
  /** Whether pictures are in here; else they are in a bucket. */
  hasFiles: z.boolean(),
  /** SHA-256 of each file, in hexadecimal, by its path. */
  checksums: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifest>;
