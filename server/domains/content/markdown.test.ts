import { describe, expect, it } from "vitest";
import { renderSections } from "./markdown.ts";

const htmlOf = (markdown: string) => renderSections(markdown).introHtml.trim();

describe("a text", () => {
  it("is cut at its headings, which carry their own anchors", () => {
    const text = "Hello.\n\n## Who we *are* {#contact}\n\nUs.\n\n### Smaller\n\n## Last {#last}\n";
    expect(renderSections(text)).toEqual({
      introHtml: "<p>Hello.</p>\n",
      sections: [
        { id: "contact", title: "Who we *are*", html: "<p>Us.</p>\n<h3>Smaller</h3>\n", parts: [] },
        { id: "last", title: "Last", html: "", parts: [] },
      ],
    });
  });

  it("has parts where smaller headings carry anchors", () => {
    const text =
      "## Q {#questions}\n\nAll.\n\n### Why? {#why}\n\nSo.\n\n### How? {#how}\n\nThus.\n";
    expect(renderSections(text).sections).toEqual([
      {
        id: "questions",
        title: "Q",
        html: "<p>All.</p>\n",
        parts: [
          { id: "why", title: "Why?", html: "<p>So.</p>\n" },
          { id: "how", title: "How?", html: "<p>Thus.</p>\n" },
        ],
      },
    ]);
  });

  it("has a course of events and points to tick off as what they are", () => {
    const text =
      "## A visit {#visit}\n\nSo it goes.\n\n| When | What | How |\n|---|---|---|\n| 5 min | Food | Fresh. |\n\n" +
      "## List {#checklist}\n\n- [ ] Keys **and** [bag](/x)\n- [ ] <b>Bowl</b>\n\nGo.\n";
    expect(renderSections(text).sections).toEqual([
      {
        id: "visit",
        title: "A visit",
        html: "<p>So it goes.</p>\n",
        parts: [],
        moments: [{ when: "5 min", what: "Food", how: "Fresh." }],
      },
      {
        id: "checklist",
        title: "List",
        html: "<p>Go.</p>\n",
        parts: [],
        tasks: ['Keys <strong>and</strong> <a href="/x">bag</a>', "&lt;b&gt;Bowl&lt;/b&gt;"],
      },
    ]);
  });

  it("gets anchors while it is a draft and lacks some, or has one twice", () => {
    const text =
      "## Who we are\n\n## Who we are\n\n## {#empty}\n\n## Zoë & ik {#zoe}\n\n### In it {#zoe}\n";
    const { sections } = renderSections(text);
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ["who-we-are", "Who we are"],
      ["who-we-are-b", "Who we are"],
      ["empty", ""],
      ["zoe", "Zoë & ik"],
    ]);
    expect(sections.at(-1)?.parts.map(({ id }) => id)).toEqual(["zoe-b"]);
  });

  it("shows pictures of ours with their room, and no others", () => {
    const at = (width: number) => `/files/texts/a/b/${width}.webp`;
    const sizes = [320, 640].map((width) => ({ width, url: at(width) }));
    const image = { id: 7, url: at(640), sizes, width: 640, height: 400, placeholder: "" };
    const html = renderSections('![A "dog" <b>](picture:7)', new Map([[7, image]])).introHtml;
    expect(html).toContain('alt="A &quot;dog&quot; &lt;b&gt;" loading="lazy"');
    expect(html).toContain(`src="${at(640)}" srcset="${at(320)} 320w, ${at(640)} 640w"`);
    expect(html).toContain('width="640" height="400"');
    expect(htmlOf("![x](picture:8)")).toBe("<p>x</p>");
  });

  it("has tables that stay tables when each row is a block", () => {
    const html = htmlOf('| Name | For |\n|---|---|\n| `a` | **b** & "c" |');
    expect(html).toBe(
      '<table role="table"><thead role="rowgroup"><tr role="row">' +
        '<th role="columnheader" scope="col">Name</th><th role="columnheader" scope="col">For</th>' +
        '</tr></thead><tbody role="rowgroup"><tr role="row">' +
        '<th role="rowheader" scope="row" data-label="Name"><code>a</code></th>' +
        '<td role="cell" data-label="For"><strong>b</strong> &amp; &quot;c&quot;</td>' +
        "</tr></tbody></table>",
    );
  });

  it.each([
    ["[x](/privacy#who)", '<p><a href="/privacy#who">x</a></p>'],
    ["[x](#who)", '<p><a href="#who">x</a></p>'],
    [
      "[x](https://example.org/?a=1&b)",
      '<p><a href="https://example.org/?a=1&amp;b" rel="noopener">x</a></p>',
    ],
    ["[x](mailto:a@example.org)", '<p><a href="mailto:a@example.org">x</a></p>'],
    ["[x](javascript:alert(1))", "<p>x</p>"],
    ["[x](//evil.example)", "<p>x</p>"],
    ["[x](/\\\\evil.example)", "<p>x</p>"],
    ["[x](data:text/html,y)", "<p>x</p>"],
    ["a <b onclick=x>c</b>", "<p>a &lt;b onclick=x&gt;c&lt;/b&gt;</p>"],
    ["![x<y](https://evil.example/p.png)", "<p>x&lt;y</p>"],
  ])("lets no foreign markup through: %s", (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html);
  });

  it("shows a block of markup as it was written", () => {
    expect(htmlOf("<script>alert(1)</script>")).toBe("&lt;script&gt;alert(1)&lt;/script&gt;");
  });
});
