import {
  type DefaultTreeAdapterTypes,
  parse,
  parseFragment,
  defaultTreeAdapter as tree,
} from "parse5";
import { beforeAll, expect, it } from "vitest";
import { renderSections } from "#server/domains/content/markdown.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { inCircle, isWholeCircle } from "#tests/setup/running/circle.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { hostileInputs } from "./hostile-inputs.ts";

/** Stored content can't carry a script: by the parser that browsers use, nothing in the HTML can run. */
const server = testServer({ withPages: true, isEmptied: false });
let token: string;
let picture: number;

const call = (method: string, path: string, body?: object) =>
  server.current.call(method, path, { as: token, ...(body ? { body } : {}) });
/** As a guest; every page is made anew. */
const open = async (path: string) => {
  server.current.clock.advance(60_000);
  return server.current.call("GET", path);
};

beforeAll(async () => {
  const { platform } = server.current;
  const admin = await makeUser(platform.db, { role: "admin" });
  token = await logIn(platform.db, admin.id);
  const { headers, body } = await multipart([["image", new Uint8Array(await makePicture())]]);
  const sent = await server.current.app.inject({
    method: "POST",
    url: "/api/admin/texts/pictures",
    headers: { ...headers, authorization: `Bearer ${token}`, "idempotency-key": "a-picture-1" },
    payload: body,
  });
  expect(sent.statusCode, sent.body).toBe(201);
  picture = sent.json().data.id;
});

type Node = DefaultTreeAdapterTypes.Node;

const inTexts = new Set([
  ...["a", "img", "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "strong"],
  ...[
    "em",
    "del",
    "code",
    "pre",
    "blockquote",
    "br",
    "hr",
    "input",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
]);

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) yield* nodesOf(child);
}

/** What in some HTML could run; `isPage`: with the scripts and forms that a page of ours has. */
function dangersIn(html: string, { isPage }: { isPage: boolean }): string[] {
  const dangers: string[] = [];
  for (const node of nodesOf(isPage ? parse(html) : parseFragment(html))) {
    if (!tree.isElementNode(node)) continue;
    const { tagName, attrs } = node;
    const attributeOf = (name: string) => attrs.find((attr) => attr.name === name)?.value;
    if (!isPage && !inTexts.has(tagName)) dangers.push(`<${tagName}>`);
    if (["iframe", "object", "embed", "base", "frame", "applet"].includes(tagName)) {
      dangers.push(`<${tagName}>`);
    }
    if (tagName === "script" && /^application\/(ld\+)?json$/.test(attributeOf("type") ?? "")) {
      const [text] = node.childNodes;
      JSON.parse(text && tree.isTextNode(text) ? text.value : "");
    } else if (tagName === "script" && attributeOf("nonce") === undefined) {
      dangers.push("a script without a nonce");
    }
    for (const { name, value } of attrs) {
      if (/^on/i.test(name) || name === "srcdoc") dangers.push(`${tagName} ${name}`);
      const isAddress = /^(href|src|action|formaction|data|xlink:href|poster|srcset)$/.test(name);
      if (isAddress && !isSafe(value)) dangers.push(`${tagName} ${name}=${value}`);
    }
  }
  return dangers;
}

/** As browsers read it: without the blanks that they leave out. */
function isSafe(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of addresses.
  const read = address.replace(/[\u0000-\u0020]/g, "").toLowerCase();
  if (/^[a-z][a-z0-9+.-]*:/.test(read)) return /^(https?|mailto):/.test(read);
  return !/^[/\\]{2}/.test(read);
}

type Fields = Record<"title" | "description" | "lead" | "author" | "markdown", string>;

const harmless: Fields = {
  title: "Een gewone titel",
  description: "Een omschrijving die lang genoeg is om in een zoekmachine te staan.",
  lead: "Een regel.",
  author: "Noor",
  markdown: "Gewone tekst.",
};

/** In every field; a title and a description long enough to be published. */
const hostileFields = (kind: Kind, input: string): Fields => ({
  title: `${input} en meer`,
  description: `${input} ${harmless.description}`.slice(0, 155),
  lead: input,
  author: input.slice(0, 80),
  markdown: [
    // Of a list of questions only the questions are shown.
    ...(kind === "faq" ? ["## Groep {#groep}", "### Vraag {#vraag}"] : []),
    input,
    `![${input.replace(/[[\]\n]/g, "")}](picture:${picture})`,
  ].join("\n\n"),
});

const settings = {
  dynamic: { audience: "everyone", hero: "scene-park" },
  info: { audience: "everyone" },
  article: { audience: "everyone", topic: "dog", hero: "cover-key", related: [] },
  faq: { audience: "everyone" },
  legal: { version: "2026-11-17" },
  animal: {
    audience: "owner",
    animal: "horse",
    service: "house_visit",
    search: "paardenoppas",
    related: [],
  },
} as const;
type Kind = keyof typeof settings;
const kinds = Object.keys(settings) as Kind[];

/** One text of each kind, to be written over and over. */
const found: Record<Kind, [shelf: string, q: string, path: string]> = {
  dynamic: ["pages", "vijandig", "/vijandig"],
  info: ["pages", "over-ons", "/over-ons"],
  article: ["blog", "vijandig", "/blog/vijandig"],
  faq: ["faq", "general", "/veelgestelde-vragen"],
  legal: ["pages", "terms", "/voorwaarden"],
  animal: ["pages", "paardenoppas", "/paardenoppas"],
};
const ids = new Map<Kind, number>();

async function idOf(kind: Kind): Promise<number> {
  const known = ids.get(kind);
  if (known) return known;
  if (kind === "dynamic" || kind === "article") {
    await call("POST", "/api/admin/texts", { kind, slug: "vijandig", title: "Een gewone titel" });
  }
  const [shelf, q] = found[kind];
  const list = (await call("GET", `/api/admin/texts?shelf=${shelf}&q=${q}`)).json();
  const id: number = list.data[0].id;
  ids.set(kind, id);
  return id;
}

/** Saved as far as it is taken: what is refused in a field is left out of that field. */
async function save(
  kind: Kind,
  fields: Fields,
): Promise<{ id: number; revision: number; fields: Fields }> {
  const id = await idOf(kind);
  const { revision } = (await call("GET", `/api/admin/texts/${id}`)).json().data;
  const body = { revision, settings: settings[kind], nl: fields, en: fields };
  const saved = await call("PUT", `/api/admin/texts/${id}/draft`, body);
  if (saved.statusCode === 200) return { id, revision: saved.json().data.revision, fields };
  expect(saved.statusCode, saved.body).toBe(422);
  const refused = Object.keys(saved.json().errors).map((field) => field.split(".")[1]);
  const left = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      refused.includes(name) ? harmless[name as keyof Fields] : value,
    ]),
  ) as Fields;
  expect(left).not.toEqual(fields);
  return save(kind, left);
}

function htmlsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" && (/html$/i.test(key) || /^\d+$/.test(key))
      ? [inner]
      : htmlsIn(inner),
  );
}

it("has two hundred of them, no two alike", () => {
  expect(new Set(hostileInputs).size).toBe(hostileInputs.length);
  expect(hostileInputs.length).toBeGreaterThanOrEqual(200);
});

it("knows what is dangerous", () => {
  const all = hostileInputs.filter((input) => dangersIn(input, { isPage: false }).length > 0);
  expect(all.length).toBeGreaterThan(80);
});

it.each([
  ["by itself", (input: string) => input],
  ["in a list", (input: string) => `- ${input}\n- [ ] ${input}`],
  ["in a table", (input: string) => `| a | b |\n|---|---|\n| ${input.replace(/\n/g, " ")} | x |`],
  ["as a heading", (input: string) => `## ${input.replace(/\n/g, " ")} {#x}\n\n${input}`],
  [
    "as a question",
    (input: string) => `## Q {#q}\n\n### ${input.replace(/\n/g, " ")} {#y}\n\n${input}`,
  ],
  [
    "as points to tick",
    (input: string) => `## Q {#checklist}\n\n- [ ] ${input.replace(/\n/g, " ")}`,
  ],
  ["of a picture", (input: string) => `![${input.replace(/[[\]\n]/g, "")}](picture:1)`],
])("nothing of them is markup in the words of a text: %s", (_where, wrap) => {
  const url = "/files/texts/a/b/320.webp";
  const sizes = [{ width: 320, url }];
  const pictures = new Map([[1, { id: 1, url, sizes, width: 320, height: 200, placeholder: "" }]]);
  for (const input of hostileInputs) {
    const htmls = htmlsIn(renderSections(wrap(input), pictures));
    for (const html of htmls) expect(dangersIn(html, { isPage: false }), input).toEqual([]);
  }
});

/** Whole pages take a while: each kind gets a part of them, and all of them those made in the CMS. */
const shareOf = (kind: Kind) =>
  hostileInputs.filter(
    (_, at) => (isWholeCircle && kind === "dynamic") || at % 9 === kinds.indexOf(kind),
  );
/** Of addresses and settings: refused by their schema, whatever it is. */
const everyNth = inCircle({ quick: 8, whole: 1 });

it.each(kinds)("no page of the kind %s can run a script", { timeout: 600_000 }, async (kind) => {
  let published = 0;
  for (const input of shareOf(kind)) {
    const { id, revision } = await save(kind, hostileFields(kind, input));
    const done = await call("PUT", `/api/admin/texts/${id}/publication`, { revision });
    expect([200, 422], done.body).toContain(done.statusCode);
    if (done.statusCode === 422) continue;
    published += 1;
    const page = await open(found[kind][2]);
    expect(page.statusCode, input).toBe(200);
    expect(dangersIn(page.body, { isPage: true }), input).toEqual([]);
  }
  expect(published).toBeGreaterThan(5);
  const shown = await server.current.call("GET", `/cms/preview/nl/${await idOf(kind)}`, {
    cookies: { session: token },
  });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(shown.body).toContain('name="robots" content="noindex"');
  expect(dangersIn(shown.body, { isPage: true })).toEqual([]);
});

it("the feed and the sitemap stay well-formed, and say nothing but text", async () => {
  for (const path of ["/blog.xml", "/sitemaps/pages.xml", "/blog"]) {
    const { body, statusCode } = await open(path);
    if (path === "/sitemaps/pages.xml" && statusCode === 404) continue;
    expect(statusCode, path).toBe(200);
    expect(body).not.toMatch(/<script>window/i);
    if (path.endsWith(".xml")) {
      expect(body).not.toMatch(/<(script|img|svg|iframe)/i);
      expect(body.match(/<item>/g)?.length ?? 0).toBe(body.match(/<\/item>/g)?.length ?? 0);
    } else expect(dangersIn(body, { isPage: true })).toEqual([]);
  }
});

it("none of them is an address or a setting", { timeout: 600_000 }, async () => {
  const id = await idOf("article");
  let { revision } = (await call("GET", `/api/admin/texts/${id}`)).json().data;
  for (const [at, input] of hostileInputs.entries()) {
    if (at % everyNth > 0) continue;
    // Some of them are plain words.
    if (/^[a-z]+$/i.test(input)) continue;
    const slug = await call("PUT", `/api/admin/texts/${id}/slug`, { revision, slug: input });
    expect(slug.statusCode, input).toBe(422);
    for (const name of ["hero", "topic", "audience", "search"]) {
      const body = {
        revision,
        settings: { ...settings.article, [name]: input },
        nl: harmless,
        en: harmless,
      };
      const saved = await call("PUT", `/api/admin/texts/${id}/draft`, body);
      // What an article doesn't have is left out, however it is called.
      if (saved.statusCode === 200) {
        expect(saved.json().data.settings).not.toHaveProperty(name);
        revision = saved.json().data.revision;
      } else expect(saved.statusCode, `${name} ${input}`).toBe(422);
    }
    const related = { ...settings.article, related: [input] };
    const body = { revision, settings: related, nl: harmless, en: harmless };
    expect((await call("PUT", `/api/admin/texts/${id}/draft`, body)).statusCode, input).toBe(422);
  }
});
