-- What is reported has finer words now: a picture was one of a profile's.
UPDATE "reports" SET "subject_type" = 'profile_image' WHERE "subject_type" = 'picture';--> statement-breakpoint
-- What admins did is added and never changed, whoever asks.
CREATE FUNCTION "refuse_change_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();
