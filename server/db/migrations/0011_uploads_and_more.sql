CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"widths" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
