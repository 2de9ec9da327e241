import { lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { requestViews } from "#server/db/schema/requests.ts";

/** Once a day for each visitor, however often they look; not of a request that goes at this moment. */
export async function countView(
  db: Db,
  { requestId, viewedOn, visitor }: typeof requestViews.$inferInsert,
): Promise<void> {
  await db.execute(sql`
    with request as materialized (
      select id from requests where id = ${requestId} for key share
    ),
    first as (
      insert into request_views (request_id, viewed_on, visitor)
      select id, ${viewedOn}::date, ${visitor}::text from request
      on conflict do nothing returning request_id
    )
    update requests set view_count = view_count + 1
    from first where requests.id = first.request_id`);
}

export async function deleteViewsBefore(db: Db, day: string): Promise<void> {
  await db.delete(requestViews).where(lt(requestViews.viewedOn, day));
}
