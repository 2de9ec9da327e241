CREATE TABLE "ban_appeals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ban_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"banned_at" timestamp with time zone NOT NULL,
	"ban_reason" text,
	"text" text,
	"outcome" text,
	"statement" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ban_appeals_decided" CHECK (num_nulls("ban_appeals"."outcome", "ban_appeals"."decided_at") in (0, 2)
        and ("ban_appeals"."outcome" is not null or "ban_appeals"."statement" is null))
);
--> statement-breakpoint
ALTER TABLE "ban_appeals" ADD CONSTRAINT "ban_appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ban_appeals_of_user" ON "ban_appeals" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ban_appeals_waiting" ON "ban_appeals" USING btree ("user_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "ban_appeals_to_erase" ON "ban_appeals" USING btree ("decided_at") WHERE decided_at is not null and text is not null;