CREATE TABLE "passed_over" (
	"walk" text NOT NULL,
	"key" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passed_over_walk_key_pk" PRIMARY KEY("walk","key")
);
--> statement-breakpoint
CREATE TABLE "walks" (
	"name" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "passed_over_next_try_at" ON "passed_over" USING btree ("next_try_at");