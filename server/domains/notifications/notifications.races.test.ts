import { describe, expect, it } from "vitest";
import { pushSubscriptions } from "#server/db/schema/notifications.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { makeUser } from "#tests/factories/account.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
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
    const viewer: Viewer = {
      userId: user.id,
      sessionId: 0,
      role: "user",
      isEmailVerified: true,
    };
    const subscribe = (browser: number | string, on = db) =>
      subscribeToPush(
        { ...platform, db: on },
        viewer,
        { endpoint: `https://fcm.googleapis.com/fcm/send/${browser}`, keys },
        "nl",
      );
    for (let nr = 0; nr < mostBrowsers; nr += 1) await subscribe(nr);
    await whileUncommitted(
      db,
      (tx) => subscribe("one", tx),
      () => subscribe("other"),
    );
    expect(await db.$count(pushSubscriptions)).toBe(mostBrowsers);
  });
});
