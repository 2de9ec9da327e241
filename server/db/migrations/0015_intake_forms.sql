CREATE TABLE "intake_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intake_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version_id" integer NOT NULL,
	"section" text NOT NULL,
	"key_id" text NOT NULL,
	"encrypted" text NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "intake_forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intake_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"booking_id" integer,
	"parts" integer DEFAULT 0 NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intake_sections" (
	"form_id" integer NOT NULL,
	"section" text NOT NULL,
	"key_id" text NOT NULL,
	"encrypted" text NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intake_sections_form_id_section_pk" PRIMARY KEY("form_id","section")
);
--> statement-breakpoint
CREATE TABLE "intake_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intake_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"number" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intake_versions_of_form" UNIQUE("form_id","number")
);
--> statement-breakpoint
ALTER TABLE "intake_changes" ADD CONSTRAINT "intake_changes_version_id_intake_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."intake_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_forms" ADD CONSTRAINT "intake_forms_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_forms" ADD CONSTRAINT "intake_forms_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_sections" ADD CONSTRAINT "intake_sections_form_id_intake_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."intake_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_versions" ADD CONSTRAINT "intake_versions_form_id_intake_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."intake_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_changes_of_version" ON "intake_changes" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "intake_changes_by_key" ON "intake_changes" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "intake_forms_of_booking" ON "intake_forms" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "intake_forms_standing" ON "intake_forms" USING btree ("profile_id") WHERE booking_id is null;--> statement-breakpoint
CREATE INDEX "intake_forms_of_profile" ON "intake_forms" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "intake_sections_by_key" ON "intake_sections" USING btree ("key_id");