-- What was paid, and what became of it, is added and never changed, whoever asks.
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_entries_append_only" BEFORE UPDATE OR DELETE ON "payment_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "subscription_entries_append_only" BEFORE UPDATE OR DELETE ON "subscription_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();
