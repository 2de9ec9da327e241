CREATE TABLE "mail_suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_references" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_references_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" "citext",
	"relation" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"text" text,
	"rating" integer,
	"knows_since" integer,
	"written_at" timestamp with time zone,
	CONSTRAINT "profile_references_reminders" CHECK (reminders between 0 and 2),
	CONSTRAINT "profile_references_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "profile_references_written" CHECK ((written_at is null) = (text is null)
        and (written_at is null) = (rating is null)
        and (written_at is null) = (knows_since is null)
        and (written_at is null) = (email is not null))
);
--> statement-breakpoint
ALTER TABLE "profile_references" ADD CONSTRAINT "profile_references_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_references_of_profile" ON "profile_references" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_references_asked" ON "profile_references" USING btree ("profile_id","email");