import { expect, it } from "vitest";
import { codeOf, logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";

const { server, stay, call, check, did, logbook } = logbookCalls();

const activity = (kind: string) => did({ kind });
type Entry = { check_in_time?: string; check_out_time?: string };
const visited = ({ entries }: { entries: Entry[] }) =>
  entries.find(({ check_in_time: came }) => came !== undefined) ?? {};
const home = (from: "owner" | "sitter") => call("PUT", `/api/booking/${stay.bookingId}/home`, from);

it("a stay that ends early leaves doses and leaving to tell, until the animals are home", async () => {
  await check();
  server.current.clock.advance(60_000);
  await call("DELETE", `/api/booking/${stay.bookingId}`, "owner", { reason: "Dit gaat niet." });
  // Nobody is checked out: the sitter is still with the animals.
  const seen = await logbook("sitter");
  expect(seen).toMatchObject({ is_cancelled: true, is_handed_over: true });
  expect(seen.checked_in_at).toBeDefined();
  server.current.clock.advance(60_000);
  expect(codeOf(await activity("fed"))).toEqual([409, "logbookReadOnly"]);
  const dose = await activity("medication");
  expect(dose.statusCode, dose.body).toBeLessThan(300);
  const left = await check({ action: "check_out" });
  expect(left.statusCode, left.body).toBe(200);
  expect(visited(left.json().data).check_out_time).toBe("2026-11-15T09:32:00Z");
  expect(codeOf(await check({ action: "check_in" }))).toEqual([409, "logbookReadOnly"]);
});

it("who forgot to leave has left once both have said that the animals are home", async () => {
  await check();
  server.current.clock.advance(60_000);
  await call("DELETE", `/api/booking/${stay.bookingId}`, "sitter", { reason: "Ik ben ziek." });
  await home("sitter");
  expect((await logbook("owner")).is_handed_over).toBe(true);
  server.current.clock.advance(60_000);
  await home("owner");
  const after = await logbook("owner");
  expect(after).toMatchObject({ is_handed_over: false, is_cancelled: true });
  expect(after.checked_in_at).toBeUndefined();
  expect(visited(after).check_out_time).toBe("2026-11-15T09:32:00Z");
  expect(codeOf(await activity("medication"))).toEqual([409, "logbookReadOnly"]);
});
