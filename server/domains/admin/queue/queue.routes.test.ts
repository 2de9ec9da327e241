import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { contactMessages } from "#server/db/schema/content/contact-messages.ts";
import { mails } from "#server/db/schema/mail.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import { banAppeals } from "#server/db/schema/trust/ban-appeals.ts";
import { certificates } from "#server/db/schema/trust/certificates.ts";
import { productReviews } from "#server/db/schema/trust/product-reviews.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();
const db = () => server.current.platform.db;
const at = new Date(testStart);
const daysAgo = (days: number) => new Date(at.getTime() - days * dayMs);

let owner: ChatPerson;
let sitter: ChatPerson;
let admin: string;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
});

const queue = async () =>
  (await server.current.call("GET", "/api/admin/queue", { as: admin })).json().data;

const nothing = {
  reports: { open: 0, appealed: 0 },
  appeals: 0,
  certificates: 0,
  product_reviews: 0,
  messages: 0,
  failed_jobs: 0,
  failed_mails: 0,
};

describe("what waits for an admin", () => {
  it("is nothing at first", async () => {
    expect(await queue()).toEqual(nothing);
  });

  it("is counted by kind, and says since when the oldest report waits", async () => {
    const { userId, profileId } = sitter;
    const report = { subject_type: "profile", subject_id: profileId, reason: "scam" };
    await server.current.call("POST", "/api/reports", { as: owner.token, body: report });
    await db().insert(banAppeals).values({ userId, bannedAt: at, text: "Niet eerlijk" });
    await db()
      .insert(certificates)
      .values({ profileId, imageKey: "certificates/1", createdAt: at });
    await db().insert(productReviews).values({ userId, rating: 5, text: "Fijn" });
    const message = { name: "Joris", email: "joris@example.test", text: "Een vraag" };
    await db()
      .insert(contactMessages)
      .values([message, { ...message, doneAt: at }]);
    await db()
      .insert(outboxEvents)
      .values({ topic: "test.x", stream: "x", payload: {}, attempts: 15, failedAt: at });
    const mail = { recipient: "x@example.test", lastError: "550 no such user" };
    await db()
      .insert(mails)
      .values([
        { ...mail, key: "now", failedAt: at },
        // Nobody wanted it, or waits for it any more.
        { ...mail, key: "held", failedAt: at, lastError: "suppressed" },
        { ...mail, key: "old", failedAt: daysAgo(8) },
      ]);
    expect(await queue()).toEqual({
      reports: { open: 1, appealed: 0, oldest_at: testStart },
      appeals: 1,
      certificates: 1,
      product_reviews: 1,
      messages: 1,
      failed_jobs: 1,
      failed_mails: 1,
    });
  });
});
