CREATE TABLE "personal_data_exports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"key" text,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"size_bytes" bigint
);
--> statement-breakpoint
ALTER TABLE "personal_data_exports" ADD CONSTRAINT "personal_data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personal_data_exports_ready" ON "personal_data_exports" USING btree ("ready_at");