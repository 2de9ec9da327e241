import type { Db } from "#server/db/database.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { RateLimits } from "../limits/limits.ts";
import type { Viewer } from "../sessions/viewer.ts";
import type { Uploads } from "./bodies/uploads.ts";
import type { Csrf } from "./guarding/csrf.ts";

/** What answering a call needs from the rest of the platform. */
export type HttpParts = {
  config: Config;
  db: Db;
  clock: Clock;
  limits: RateLimits;
  csrf: Csrf;
  uploads: Uploads;
  isHttps: boolean;
  /** By the bearer; nobody has an empty one. */
  findViewer(token: string): Promise<Viewer | null>;
};
