-- Books are kept for seven years after the year that they are of, and may go after that; never sooner.
DROP TRIGGER "payment_entries_append_only" ON "payment_entries";--> statement-breakpoint
DROP TRIGGER "subscription_entries_append_only" ON "subscription_entries";--> statement-breakpoint
DROP TRIGGER "invoices_append_only" ON "invoices";--> statement-breakpoint
CREATE TRIGGER "payment_entries_append_only" BEFORE UPDATE ON "payment_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "subscription_entries_append_only" BEFORE UPDATE ON "subscription_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE FUNCTION "refuse_early_end_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.created_at >= (date_trunc('year', now() AT TIME ZONE 'Europe/Amsterdam') - interval '7 years')
    AT TIME ZONE 'Europe/Amsterdam' THEN
    RAISE EXCEPTION '% is kept for seven years', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_entries_kept" BEFORE DELETE ON "payment_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_early_end_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "subscription_entries_kept" BEFORE DELETE ON "subscription_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_early_end_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION "refuse_early_end_of_ledger"();
