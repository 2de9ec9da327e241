ALTER TABLE "contact_beginnings" DROP CONSTRAINT "contact_beginnings_profile_id_profiles_id_fk";
--> statement-breakpoint
DROP INDEX "contact_beginnings_of_profile";--> statement-breakpoint
ALTER TABLE "contact_beginnings" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_beginnings" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "contact_beginnings" ADD COLUMN "profile_type" text;--> statement-breakpoint
ALTER TABLE "contact_beginnings" ADD CONSTRAINT "contact_beginnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_beginnings" ADD CONSTRAINT "contact_beginnings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_beginnings_of_user" ON "contact_beginnings" USING btree ("user_id","profile_type","begun_at");--> statement-breakpoint
CREATE INDEX "contact_beginnings_of_profile" ON "contact_beginnings" USING btree ("profile_id");