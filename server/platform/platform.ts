import type { Database, Db } from "#server/db/database.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Encryption } from "./encryption/encryption.ts";
import type { Addresses } from "./geo/addresses.ts";
import type { Places } from "./geo/places.ts";
import type { Bind, Serve } from "./http/call.ts";
import type { PrivateFiles } from "./http/files/private-files.ts";
import type { ImageProcessor } from "./images/image-processor.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { RateLimits } from "./limits/limits.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Notices } from "./notices.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Outgoing } from "./outgoing/outgoing.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";
import type { Push } from "./push/push.ts";
import type { Realtime } from "./realtime/realtime.ts";
import type { PageChanges } from "./ssr/page-changes.ts";
import type { Storage } from "./storage/storage.ts";
import type { Visits } from "./visits/visits.ts";

/** What a domain stands on. Put together in `main.ts`, and by tests with their own parts. */
export type Platform = {
  config: Config;
  /** The server's secret: signatures, and what must not be guessed. */
  appKey: string;
  /** For what nobody may read who has the database alone. */
  encryption: Encryption;
  passwords: Passwords;
  clock: Clock;
  log: Log;
  database: Database;
  db: Db;
  bind: Bind;
  serve: Serve;
  outbox: Outbox;
  jobs: Jobs;
  realtime: Realtime;
  /** Pages that are kept for guests, and when they are of no use any more. */
  pageChanges: PageChanges;
  mailer: Mailer;
  notices: Notices;
  push: Push;
  /** Files at addresses that visitors gave us. */
  outgoing: Outgoing;
  storage: Storage;
  privateFiles: PrivateFiles;
  images: ImageProcessor;
  addresses: Addresses;
  places: Places;
  payments: PaymentProvider;
  limits: RateLimits;
  /** How often pages are looked at. */
  visits: Visits;
};
