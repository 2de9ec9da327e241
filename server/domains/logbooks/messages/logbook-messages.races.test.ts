import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { messages } from "#server/db/schema/chat.ts";
import { logbookActivities } from "#server/db/schema/logbooks.ts";
import { makeVisit } from "#tests/factories/logbooks.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { tellOwner } from "./logbook-messages.service.ts";

const { server, db, stay } = logbookCalls();

const said = () => db().select().from(messages).where(eq(messages.chatRoomId, stay.roomId));

describe.skipIf(hasOneConnection)("two that tell of one logbook at the same moment", () => {
  it("gather in one message", async () => {
    const entryId = await makeVisit(db(), stay.logbookId);
    const doneAt = server.current.clock.now();
    const activities = await db()
      .insert(logbookActivities)
      .values(
        (["fed", "played", "water"] as const).map((kind) => ({
          logbookId: stay.logbookId,
          entryId,
          kind,
          doneAt,
        })),
      )
      .returning({ id: logbookActivities.id });
    const tell = (index: number) => (tx: Db) =>
      tellOwner(testContext(server.current.platform, { db: tx }), {
        logbookId: stay.logbookId,
        change: "activity",
        by: "pet_sitter",
        happenedAt: doneAt,
        entryId,
        activityId: activities[index]?.id,
      });
    await whileUncommitted(db(), tell(0), async () => {
      await Promise.all([db().transaction(tell(1)), db().transaction(tell(2))]);
    });
    const rows = await said();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.params).toMatchObject({ activities: 3 });
    expect(String(rows[0]?.params?.kinds).split(",").toSorted()).toEqual([
      "fed",
      "played",
      "water",
    ]);
  });
});
