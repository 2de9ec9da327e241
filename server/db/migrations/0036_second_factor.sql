CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_of_user" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_setups" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"encrypted" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"encrypted" text NOT NULL,
	"last_step" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failed_at" timestamp with time zone,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
DROP VIEW "public"."shared_users";--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_setups" ADD CONSTRAINT "second_factor_setups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_factor_setups_by_key" ON "second_factor_setups" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "second_factors_by_key" ON "second_factors" USING btree ("key_id");--> statement-breakpoint
CREATE VIEW "public"."shared_users" AS (
  select id, role, email, first_name, last_name, gender, phone, preferred_locale,
    email_verified_at, reached_registration_end, last_used_profile_type, last_active_at,
    banned_at,
    exists (select 1 from second_factors where user_id = users.id) as has_second_factor
  from users);