CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
