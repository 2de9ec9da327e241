CREATE TABLE "request_views" (
	"request_id" integer NOT NULL,
	"viewed_on" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "request_views_request_id_viewed_on_visitor_pk" PRIMARY KEY("request_id","viewed_on","visitor")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"user_id" integer NOT NULL,
	"blocked_user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_user_id_pk" PRIMARY KEY("user_id","blocked_user_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_user_id" integer,
	"about_user_id" integer,
	"subject_type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sitter_search" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"z" double precision NOT NULL,
	"traits" integer NOT NULL,
	"rating" double precision NOT NULL,
	"standing" double precision NOT NULL,
	"active_hour" integer,
	"created_at" timestamp with time zone NOT NULL,
	"races" text[] NOT NULL,
	"diplomas" text[] NOT NULL,
	"extra_days" datemultirange NOT NULL,
	"away_days" datemultirange NOT NULL,
	CONSTRAINT "sitter_search_of_user" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_room_sides" ADD COLUMN "has_opened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_room_sides" ADD COLUMN "mailed_until_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "response_minutes" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "response_rate" double precision;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "view_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_views" ADD CONSTRAINT "request_views_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_user_id_users_id_fk" FOREIGN KEY ("blocked_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_user_id_users_id_fk" FOREIGN KEY ("reporter_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitter_search" ADD CONSTRAINT "sitter_search_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_views_by_day" ON "request_views" USING btree ("viewed_on");--> statement-breakpoint
CREATE INDEX "blocks_of_blocked" ON "blocks" USING btree ("blocked_user_id");--> statement-breakpoint
CREATE INDEX "reports_of_subject" ON "reports" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "reports_about_user" ON "reports" USING btree ("about_user_id");--> statement-breakpoint
CREATE INDEX "sitter_search_by_place" ON "sitter_search" USING btree ("latitude","longitude","traits","x","y","z","standing","active_hour","rating","created_at","user_id","profile_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_pending" ON "chat_rooms" USING btree ("status_changed_at") WHERE acceptance_status = 'pending';--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("chat_room_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("chat_room_id") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "messages_image" ON "messages" USING btree ("image_key") WHERE image_key is not null;--> statement-breakpoint
CREATE INDEX "messages_hidden" ON "messages" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
ALTER TABLE "chat_rooms" DROP COLUMN "made_by";