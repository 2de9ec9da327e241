import { sql } from "drizzle-orm";
import { date, pgView, text } from "drizzle-orm/pg-core";
import { legalTextIds } from "#contract/content.ts";
import { instantAt } from "../schema/columns.ts";

/**
 * Which version of a text that people agree to holds since when; those to come are among them. The texts
 * belong to `content`, which comes last; whoever makes an account, long before it, reads only this.
 */
export const legalVersions = pgView("legal_versions", {
  name: text("name", { enum: legalTextIds }).notNull(),
  version: date("version", { mode: "string" }).notNull(),
  publishedAt: instantAt("published_at").notNull(),
}).as(sql`
  select content_slugs.slug as name, (content_versions.settings ->> 'version')::date as version,
    content_versions.published_at
  from content_versions
  join content_texts on content_texts.id = content_versions.text_id
  join content_slugs on content_slugs.text_id = content_texts.id and content_slugs.is_current
  where content_texts.kind = 'legal' and content_versions.published_at is not null`);
