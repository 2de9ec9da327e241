import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makePayment } from "#tests/factories/payments.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testDatabase } from "#tests/setup/test-database.ts";

const database = testDatabase();
const db = () => database.current.db;
const tables = ["audit_entries", "payment_entries", "subscription_entries", "invoices"];

describe("what admins did and what was paid", () => {
  it.each(tables)("is not emptied, alone or with what hangs on it: %s", async (table) => {
    const { user, profile } = await makeSitter(db());
    await makePayment(db(), { userId: user.id, profileId: profile.id, profileType: "pet_sitter" });
    for (const cascade of ["", " cascade"]) {
      const emptied = db().execute(sql.raw(`truncate ${table}${cascade}`));
      const refusal = await emptied.then(
        () => "emptied",
        (error: unknown) => String((error as Error).cause),
      );
      expect(refusal).toContain("is append-only");
    }
  });

  it("is not emptied with the tables that it refers to", async () => {
    const emptied = db().execute(sql.raw("truncate users cascade"));
    await expect(emptied.catch((error: Error) => Promise.reject(error.cause))).rejects.toThrow(
      "is append-only",
    );
  });
});
