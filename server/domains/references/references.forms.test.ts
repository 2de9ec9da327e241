import { beforeEach, expect, it } from "vitest";
import texts from "#messages/nl/references.json" with { type: "json" };
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { mailedToken } from "#tests/setup/sent-mails.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** The pages about references, without script. */
const server = testServer({ withPages: true });
let sitter: ChatPerson;
beforeEach(async () => {
  ({ sitter } = await makePair(server.current.platform.db));
});

async function openLink() {
  const body = { name: "Joke de Vries", email: "joke@example.nl", relation: "friend" };
  await server.current.call("POST", "/api/references", { as: sitter.token, body });
  const token = await mailedToken(server.current, /reference\?t=([^\s\])]+)/);
  const path = `/reference?t=${token}`;
  const browser = plainBrowser(server);
  return { path, browser, carried: await browser.open(path, "writeReference") };
}

const written = { rating: "5", knowsSince: "2019", text: "Sanne past al jaren op onze katten." };

it("takes what somebody without an account writes", async () => {
  const { path, browser, carried } = await openLink();
  const answer = await browser.post(path, { ...carried, ...written });
  expect(answer.statusCode).toBe(303);
  const after = await browser.get(String(answer.headers.location));
  expect(shown(after)).toContain(texts.write.done.heading);
  const list = await server.current.call("GET", `/api/references/for/${sitter.profileId}`);
  expect(list.json().data).toMatchObject([{ first_name: "Joke", rating: 5, text: written.text }]);
  // The link is used; whoever opens it again reads why it doesn't work.
  const again = await browser.get(path);
  expect(shown(again)).toContain(texts.write.gone.heading);
  expect(again.statusCode).toBe(410);
});

it("says beside the field what is wrong, and keeps what was typed", async () => {
  const { path, browser, carried } = await openLink();
  const answer = await browser.post(path, { ...carried, ...written, text: "Te kort" });
  expect(answer.statusCode).toBe(422);
  expect(shown(answer)).toContain("Gebruik minstens 20 tekens.");
  expect(answer.body).toContain("Te kort");
  expect(answer.body).toMatch(/value="5"[^>]*checked|checked[^>]*value="5"/);
});
