import { beforeEach, expect, it } from "vitest";
import texts from "#messages/nl/reports.json" with { type: "json" };
import { blocks } from "#server/db/schema/safety.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { makeReport } from "#tests/factories/reports.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

/** The pages about reports and blocks, without script. */
const server = testServer({ withPages: true });
const db = () => server.current.platform.db;
let owner: ChatPerson;
let sitter: ChatPerson;

beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
});

function browserOf({ token }: ChatPerson) {
  const browser = plainBrowser(server);
  browser.cookies.set("session", encodeURIComponent(token));
  return browser;
}

it("blocks who is behind what one came to report, and lifts it again", async () => {
  const browser = browserOf(owner);
  const path = `/reports/new?type=profile&id=${sitter.profileId}`;
  const carried = await browser.open(path, "block");
  const body = { ...carried, userId: String(sitter.userId) };
  const answer = await browser.post(path, body);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/reports?blocked=${sitter.userId}`,
  ]);
  const list = await browser.get(String(answer.headers.location));
  expect(shown(list)).toContain(texts.blocks.done.replace("{{name}}", "Sanne"));
  expect(shown(list)).toContain(texts.blocks.heading);
  const again = await browser.get(path);
  expect(shown(again)).toContain(texts.block.already.replace("{{name}}", "Sanne"));

  const lifting = await browser.open("/reports", "unblock");
  const lifted = await browser.post("/reports", { ...lifting, userId: String(sitter.userId) });
  expect([lifted.statusCode, lifted.headers.location]).toEqual([303, "/reports"]);
  expect(await db().$count(blocks)).toBe(0);
  expect(shown(await browser.get("/reports"))).not.toContain(texts.blocks.heading);
});

it("has no page for what one can't see", async () => {
  const answer = await browserOf(owner).get("/reports/new?type=profile&id=999999");
  expect(answer.statusCode).toBe(404);
});

it("says what is wrong with an appeal at that appeal alone", async () => {
  const decided: Parameters<typeof makeReport>[1] = {
    reporterUserId: owner.userId,
    aboutUserId: sitter.userId,
    subjectId: sitter.profileId,
    status: "decided",
    statement: "Niets gezien.",
    decidedAt: new Date(testStart),
    decision: "dismissed",
  };
  const wrong = await makeReport(db(), decided);
  await makeReport(db(), decided);
  const browser = browserOf(owner);
  const carried = await browser.open("/reports", "appeal");
  const answer = await browser.post("/reports", { ...carried, reportId: String(wrong), text: "" });
  expect(answer.statusCode).toBe(422);
  expect(shown(answer).match(/name="text"/g)).toHaveLength(2);
  expect(shown(answer).match(/aria-invalid="true"/g)).toHaveLength(1);
  const [own = "", other = ""] = shown(answer).split("<article").slice(-2).reverse();
  expect([own, other].map((row) => row.includes('aria-invalid="true"'))).toEqual([true, false]);
});
