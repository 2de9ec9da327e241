CREATE TABLE "content_slugs" (
	"space" text NOT NULL,
	"slug" text NOT NULL,
	"text_id" integer NOT NULL,
	"is_current" boolean NOT NULL,
	CONSTRAINT "content_slugs_space_slug_pk" PRIMARY KEY("space","slug")
);
--> statement-breakpoint
CREATE TABLE "content_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_translations" (
	"version_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"lead" text,
	"author" text,
	"markdown" text NOT NULL,
	CONSTRAINT "content_translations_version_id_locale_pk" PRIMARY KEY("version_id","locale")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_text_id_content_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."content_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_translations" ADD CONSTRAINT "content_translations_version_id_content_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_text_id_content_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."content_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_slugs_current" ON "content_slugs" USING btree ("text_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "content_versions_of_text" ON "content_versions" USING btree ("text_id","published_at");