import { expect, it } from "vitest";
import { soakUploadKills } from "./upload-kills.ts";

// The large one is `npm run soak -- upload-kills`.
it("leaves no file without a row and no row without a file, killed while pictures are sent", {
  timeout: 300_000,
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const result = await soakUploadKills({ kills: 2, seed: 1, serverUrl });
  expect(result).toMatchObject({ kills: 2, withoutRow: 0, withoutFile: 0 });
  expect(result.done).toBeGreaterThan(0);
  expect(result.shown).toBeGreaterThan(0);
});
