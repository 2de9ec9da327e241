import { describe, expect, it } from "vitest";
import { scriptsAfterLoad } from "./scripts-after-load.server.ts";

const page = (nonce: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"${nonce}/><link rel="modulepreload" href="/assets/b.js"${nonce}/><link rel="stylesheet" href="/c.css"/></head>` +
  `<body><p>Hallo</p><script${nonce}>first()</script><script${nonce} type="module" async="">import "/assets/a.js";x("</p>");</script><script${nonce}>last()</script></body>`;

describe("scriptsAfterLoad", () => {
  it.each([
    ["with a nonce", ' nonce="abc="', "abc="],
    ["without", "", undefined],
  ])("keeps everything but the start of the scripts, %s", (_case, attribute, nonce) => {
    const html = scriptsAfterLoad(page(attribute), nonce);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).toContain('<link rel="stylesheet" href="/c.css"/>');
    expect(html).not.toContain('type="module" async');
    expect(html).toContain(`<script${attribute}>first()</script>`);
    expect(html).toContain(`<script${attribute}>last()</script>`);
    expect(html).toContain('["/assets/a.js","/assets/b.js"]');
    // As many script elements as before, at the same places: React goes over them one by one.
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  it("leaves a page without module scripts alone", () => {
    expect(scriptsAfterLoad("<p>Hallo</p>", "abc=")).toBe("<p>Hallo</p>");
  });
});
