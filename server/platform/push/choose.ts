import type { Db } from "#server/db/database.ts";
import type { Config } from "../config/config.ts";
import type { Push } from "./push.ts";
import { readVapidKeys } from "./vapid-keys.ts";
import { createWebPush } from "./web-push.ts";

export async function createPush(db: Db, config: Config): Promise<Push> {
  return createWebPush({
    keys: await readVapidKeys(db, config),
    subject: config.VAPID_SUBJECT ?? subjectOf(config),
    rules: { allowLoopback: config.PUSH_LOOPBACK },
  });
}

/** Push services want an address that works; a site on this machine has none. */
function subjectOf({ appUrl, isHttps }: Config): string {
  return isHttps ? appUrl : "mailto:nobody@localhost";
}
