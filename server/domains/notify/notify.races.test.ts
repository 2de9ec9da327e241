import { createECDH } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { notifications, pushSubscriptions } from "#server/db/schema/notifications.ts";
import { bookingNotices } from "#server/domains/bookings/notices/bookings.notices.ts";
import { makeUser, password } from "#tests/factories/account.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { notify } from "./notify.service.ts";
import { mostBrowsers, subscribeToPush } from "./ways.service.ts";

const server = testServer();
const keys = {
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
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

describe.skipIf(hasOneConnection)("somebody who goes while they are told of something", () => {
  const tell =
    ({ userId, profileId }: ChatPerson, other: ChatPerson) =>
    (tx: Db) =>
      notify(testContext(server.current.platform, { db: tx, userId }), {
        userId,
        profileId,
        otherProfileId: other.profileId,
        table: bookingNotices,
        type: "booking_cancelled",
        params: {
          bookingId: 1,
          bookingKind: "booking",
          startOn: "2026-12-19",
          endOn: "2026-12-24",
          pets: "Moos",
        },
        path: "/booking/1",
        causeKey: "race:1",
      });
  const leave = ({ token: as }: ChatPerson) =>
    server.current.call("DELETE", "/api/user", { as, body: { password } });

  it("waits until it is told, and takes it along", async () => {
    const { db } = server.current.platform;
    const { owner, sitter } = await makePair(db);
    const left = await whileUncommitted(db, tell(owner, sitter), () => leave(owner));
    expect(left.statusCode).toBe(204);
    expect(await db.$count(notifications)).toBe(0);
  });

  it("is told nothing once they are going; that it failed is tried again", async () => {
    const { db } = server.current.platform;
    const { owner, sitter } = await makePair(db);
    const lock = (tx: Db) =>
      tx.select({ id: users.id }).from(users).where(eq(users.id, owner.userId)).for("update");
    const failed = whileUncommitted(
      db,
      lock,
      () => db.transaction(tell(owner, sitter)),
      (tx) => tx.delete(users).where(eq(users.id, owner.userId)),
    );
    await expect(failed).rejects.toThrow();
    await db.transaction(tell(owner, sitter));
    expect(await db.$count(notifications)).toBe(0);
  });

  it("goes when the other one was told of them, and takes that along, too", async () => {
    const { db } = server.current.platform;
    const { owner, sitter } = await makePair(db);
    const left = await whileUncommitted(db, tell(sitter, owner), () => leave(owner));
    expect(left.statusCode).toBe(204);
    expect(await db.$count(notifications)).toBe(0);
  });
});
