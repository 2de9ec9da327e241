import path from "node:path";

/** What a backup takes from DATA_DIR. Pictures may be in a bucket, and payments at Mollie. */
export const backedUp = {
  database: "db",
  files: "files",
  payments: "test-payments.jsonl",
} as const;

/** Files of keys, which are stored apart from backups: with both in hand everything can be read. */
export const keyFiles = ["app-key", "data-key"] as const;

/** What a backup leaves, besides the keys: it says who uses the folder, or is on its way in or out. */
export const left = ["lock", "uploads", "backup.sock", "backup-in-progress"] as const;

/** A Unix socket by which the process that has the database is asked to hold it still. */
export const socketOf = (dataDir: string) => path.join(dataDir, "backup.sock");

/** Inside DATA_DIR: pictures are linked into it and not copied, which needs one file system. */
export const stagingOf = (dataDir: string) => path.join(dataDir, "backup-in-progress");
