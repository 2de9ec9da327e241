CREATE TABLE "contact_beginnings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_beginnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"chat_room_id" integer,
	"is_free" boolean NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_beginnings" ADD CONSTRAINT "contact_beginnings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_beginnings" ADD CONSTRAINT "contact_beginnings_chat_room_id_chat_rooms_id_fk" FOREIGN KEY ("chat_room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_beginnings_of_profile" ON "contact_beginnings" USING btree ("profile_id","begun_at");--> statement-breakpoint
CREATE INDEX "contact_beginnings_of_room" ON "contact_beginnings" USING btree ("chat_room_id");