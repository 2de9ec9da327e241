import { expect, it } from "vitest";
import { demoServer } from "#tests/setup/demo-server.ts";
import { parsePage } from "#tests/setup/reading/parse-page.ts";

/** What a visitor from a search engine sees first must not wait for faces further down. */
const server = demoServer();

async function open(path: string): Promise<string> {
  const answer = await server.current.call("GET", path, { headers: { accept: "text/html" } });
  expect(answer.statusCode, path).toBe(200);
  return answer.body;
}

/** React puts every picture that is not lazy into the head, before the style. */
const preloaded = (body: string) =>
  parsePage(body).querySelectorAll('link[rel="preload"][as="image"]').length;

/** The first page that a list leads to. */
function firstLink(body: string, start: string): string {
  const found = parsePage(body).querySelector(`main a[href^="${start}"]`)?.getAttribute("href");
  expect(found, `a link to ${start}`).toBeTruthy();
  return found ?? "";
}

it("one picture at most is fetched ahead on a page that visitors come in by", async () => {
  const sitters = await open("/zoeken/utrecht");
  const requests = await open("/oppaswerk/utrecht");
  const pages = {
    home: await open("/"),
    sitters,
    requests,
    sitter: await open(firstLink(sitters, "/gezocht/")),
    request: await open(firstLink(requests, "/werk/")),
    place: await open("/hondenoppas/utrecht"),
    animal: await open("/hondenoppas-gezocht"),
    blog: await open("/blog"),
  };
  const counts = Object.fromEntries(
    Object.entries(pages).map(([name, body]) => [name, preloaded(body)]),
  );
  const tooMany = Object.entries(counts).filter(([, count]) => count > 1);
  expect(tooMany).toEqual([]);
  expect(counts.sitter, "what the page opens with").toBe(1);
});
