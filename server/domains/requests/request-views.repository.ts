import { lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { requestViews } from "#server/db/schema/requests.ts";

/** Once a day for each visitor, however often they look. */
export async function countView(
  db: Db,
  { requestId, viewedOn, visitor }: typeof requestViews.$inferInsert,
): Promise<void> {
  await db.execute(sql`
    with first as (
      insert into request_views (request_id, viewed_on, visitor)
      values (${requestId}, ${viewedOn}, ${visitor})
      on conflict do nothing returning request_id
    )
    update requests set view_count = view_count + 1
    from first where requests.id = first.request_id`);
}

export async function deleteViewsBefore(db: Db, day: string): Promise<void> {
  await db.delete(requestViews).where(lt(requestViews.viewedOn, day));
}
