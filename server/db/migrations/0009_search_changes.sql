-- The rows are made anew at the next start; those of before lack what is asked for now.
DELETE FROM "sitter_search";
--> statement-breakpoint
CREATE TABLE "sitter_search_gone" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"changed_in" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sitter_search" ADD COLUMN "rating_sum" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sitter_search" ADD COLUMN "review_count" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sitter_search" ADD COLUMN "response_rate" double precision;--> statement-breakpoint
ALTER TABLE "sitter_search" ADD COLUMN "changed_in" bigint NOT NULL;--> statement-breakpoint
CREATE INDEX "sitter_search_gone_changes" ON "sitter_search_gone" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "sitter_search_changes" ON "sitter_search" USING btree ("changed_in");--> statement-breakpoint
ALTER TABLE "sitter_search" DROP CONSTRAINT "sitter_search_profile_id_profiles_id_fk";
--> statement-breakpoint
DROP INDEX "sitter_search_by_place";--> statement-breakpoint
ALTER TABLE "sitter_search" DROP COLUMN "x";--> statement-breakpoint
ALTER TABLE "sitter_search" DROP COLUMN "y";--> statement-breakpoint
ALTER TABLE "sitter_search" DROP COLUMN "z";--> statement-breakpoint
ALTER TABLE "sitter_search" DROP COLUMN "rating";--> statement-breakpoint
ALTER TABLE "sitter_search" DROP COLUMN "standing";
