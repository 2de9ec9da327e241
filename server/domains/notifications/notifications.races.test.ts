import { describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { pushSubscriptions } from "#server/db/schema/notifications.ts";
import { makeUser } from "#tests/factories/account.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { mostBrowsers, subscribeToPush } from "./notifications.service.ts";

const server = testServer();
const keys = {
  p256dh: Buffer.alloc(65, 4).toString("base64url"),
  auth: Buffer.alloc(16, 4).toString("base64url"),
};

// On the embedded database's one connection each waits for the whole of the other.
describe.skipIf(hasOneConnection)("two browsers of one user at the same moment", () => {
  it("are not one too many", async () => {
    const { platform } = server.current;
    const { db } = platform;
    const user = await makeUser(db);
    const subscribe = (browser: number | string) => (tx: Db) =>
      subscribeToPush(testContext(platform, { db: tx, userId: user.id }), {
        endpoint: `https://fcm.googleapis.com/fcm/send/${browser}`,
        keys,
      });
    for (let nr = 0; nr < mostBrowsers; nr += 1) await db.transaction(subscribe(nr));
    await whileUncommitted(db, subscribe("one"), () => db.transaction(subscribe("other")));
    expect(await db.$count(pushSubscriptions)).toBe(mostBrowsers);
  });
});
