CREATE TABLE "content_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_texts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_texts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "content_versions" SET "saved_at" = "created_at";--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_draft" ON "content_versions" USING btree ("text_id") WHERE published_at is null;--> statement-breakpoint
CREATE VIEW "public"."legal_versions" AS (
  select content_slugs.slug as name, (content_versions.settings ->> 'version')::date as version,
    content_versions.published_at
  from content_versions
  join content_texts on content_texts.id = content_versions.text_id
  join content_slugs on content_slugs.text_id = content_texts.id and content_slugs.is_current
  where content_texts.kind = 'legal' and content_versions.published_at is not null);