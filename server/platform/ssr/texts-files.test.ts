import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { textsUrl } from "#contract/urls/texts-url.ts";
import { readBrowserTexts } from "#messages/browser-texts.ts";
import home from "#messages/en/home.json" with { type: "json" };
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer({ withPages: true, environment: { LIMIT_ADDRESS: "5" } });
const { version } = await readBrowserTexts("messages");
const get = (url: string, headers: Record<string, string> = {}) =>
  server.current.call("GET", url, { headers });

describe("texts for browsers", () => {
  it("are kept for good under the version of their build", async () => {
    const answer = await get(textsUrl(version, "en", "home"));
    expect(answer.json()).toEqual(home);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
  });

  it("come to a page of another build too, and are not kept as its own", async () => {
    const answer = await get(textsUrl("000000000000", "en", "home"));
    expect(answer.json()).toEqual(home);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("are compressed for who takes %s", async (accepted, encoding, decompress) => {
    for (const _time of ["made", "kept"]) {
      const answer = await get(textsUrl(version, "en", "home"), { "accept-encoding": accepted });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(home);
    }
  });

  it.each([
    textsUrl(version, "nl", "account-mails"),
    textsUrl(version, "nl", "errors"),
    textsUrl(version, "nl", "nothing"),
    `/texts/${version}/fr/home.json`,
    `/texts/${version}/nl/..%2f..%2fpackage.json`,
  ])("are none of %s", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it("are asked for by the version of the build", async () => {
    const [entry = ""] = globSync("build/client/assets/entry.client-*.js");
    expect(await readFile(entry, "utf8")).toContain(version);
  });

  it("come by the dozen, and count for nobody's limit", async () => {
    for (let nr = 0; nr < 8; nr += 1) {
      expect((await get(textsUrl(version, "nl", "home"))).statusCode).toBe(200);
    }
  });
});
