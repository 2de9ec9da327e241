CREATE TABLE "review_standings" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"spread" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"care_sum" integer DEFAULT 0 NOT NULL,
	"communication_sum" integer DEFAULT 0 NOT NULL,
	"reliability_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_standings_spread" CHECK (cardinality("review_standings"."spread") = 5)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_profile_id" integer,
	"subject_profile_id" integer,
	"rating" smallint NOT NULL,
	"care" smallint,
	"communication" smallint,
	"reliability" smallint,
	"text" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("booking_id","side"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_parts" CHECK (case "reviews"."side"
        when 'pet_owner' then "reviews"."care" between 1 and 5 and "reviews"."communication" between 1 and 5
          and "reviews"."reliability" between 1 and 5 and num_nulls("reviews"."care", "reviews"."communication", "reviews"."reliability") = 0
        else num_nonnulls("reviews"."care", "reviews"."communication", "reviews"."reliability") = 0 end),
	CONSTRAINT "reviews_answered" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "review_standings" ADD CONSTRAINT "review_standings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_profile_id_profiles_id_fk" FOREIGN KEY ("author_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_profile_id_profiles_id_fk" FOREIGN KEY ("subject_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_by_author" ON "reviews" USING btree ("author_profile_id","id");--> statement-breakpoint
CREATE INDEX "reviews_of_subject" ON "reviews" USING btree ("subject_profile_id","shown_at","id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("ended_at") WHERE shown_at is null;--> statement-breakpoint
CREATE INDEX "reviews_best" ON "reviews" USING btree ("side","shown_at") WHERE shown_at is not null and rating = 5;