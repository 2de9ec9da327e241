-- Who began what is counted by user and kind of profile now, whatever becomes of the profile.
UPDATE "contact_beginnings" SET "user_id" = "profiles"."user_id", "profile_type" = "profiles"."profile_type"
FROM "profiles" WHERE "profiles"."id" = "contact_beginnings"."profile_id";--> statement-breakpoint
-- What may not be changed or deleted may not be emptied either.
CREATE TRIGGER "audit_entries_not_emptied" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();--> statement-breakpoint
CREATE TRIGGER "payment_entries_not_emptied" BEFORE TRUNCATE ON "payment_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "subscription_entries_not_emptied" BEFORE TRUNCATE ON "subscription_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "invoices_not_emptied" BEFORE TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();
