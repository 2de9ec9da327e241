import { beforeEach, describe, expect, it } from "vitest";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();
const hour = 3_600_000;

let token: string;
beforeEach(async () => {
  const { platform, clock } = server.current;
  clock.set(testStart);
  const admin = await makeUser(platform.db, { role: "admin" });
  token = await logIn(platform.db, admin.id);
});

const call = (method: string, path: string, body?: object) =>
  server.current.call(method, path, { as: token, ...(body ? { body } : {}) });
const read = (path: string, language = "nl") =>
  server.current.call("GET", path, { headers: { "accept-language": language } });

const words = (title: string, markdown = "Er is veel te vertellen.") => ({
  title,
  description: "Een omschrijving die lang genoeg is om in een zoekmachine te staan.",
  lead: "Wat je hier leest.",
  markdown,
});

type Text = { id: number; revision: number; versions: { id: number }[]; states: string[] };

async function create(slug = "honden-in-huis", kind = "dynamic"): Promise<Text> {
  const made = await call("POST", "/api/admin/texts", { kind, slug, title: "Honden in huis" });
  expect(made.statusCode).toBe(201);
  return made.json().data;
}

const save = ({ id, revision }: Text, title: string, more: object = {}) =>
  call("PUT", `/api/admin/texts/${id}/draft`, {
    revision,
    settings: { audience: "owner", hero: "scene-park" },
    nl: words(`${title} hier`),
    en: words(`${title} here`),
    ...more,
  });

const publish = ({ id, revision }: Text, at: object = {}) =>
  call("PUT", `/api/admin/texts/${id}/publication`, { revision, ...at });

async function createPublished(title = "Honden in huis"): Promise<Text> {
  const saved = (await save(await create(), title)).json().data;
  const published = await publish(saved);
  expect(published.json()).toMatchObject({ data: { states: ["published"] } });
  return published.json().data;
}

const titleOf = async (slug = "honden-in-huis") => {
  const page = await read(`/api/website/${slug}`);
  return page.statusCode === 200 ? page.json().data.title : page.statusCode;
};

const audited = async () =>
  (await call("GET", "/api/admin/audit?limit=50"))
    .json()
    .data.map(({ action }: { action: string }) => action)
    .reverse();

describe("a page of the CMS", () => {
  it("is written, published and read", async () => {
    const text = await create();
    expect(text.states).toEqual(["draft"]);
    expect(await titleOf()).toBe(404);
    const saved = (await save(text, "Honden in huis")).json().data;
    expect(saved).toMatchObject({ revision: 2, nl: { title: "Honden in huis hier" } });
    expect(await titleOf()).toBe(404);
    expect((await publish(saved)).statusCode).toBe(200);
    expect((await read("/api/website/honden-in-huis")).json().data).toMatchObject({
      kind: "dynamic",
      title: "Honden in huis hier",
      audience: "owner",
      hero: "scene-park",
    });
    expect((await read("/api/website/honden-in-huis", "en")).json().data.title).toContain("here");
    expect(await audited()).toEqual(["text.create", "text.publish"]);
  });

  it("is read in a later version from its moment on, and can be taken back until then", async () => {
    const { clock } = server.current;
    const draft = (await save(await createPublished(), "Honden en katten")).json().data;
    expect(draft.states).toEqual(["published", "draft"]);
    const later = await publish(draft, { date: "2026-11-16", time: "09:00" });
    expect(later.json().data).toMatchObject({
      states: ["published", "scheduled"],
      scheduled_at: "2026-11-16T08:00:00Z",
    });
    expect(await titleOf()).toBe("Honden in huis hier");
    const back = await call("PUT", `/api/admin/texts/${draft.id}/unscheduling`, {
      revision: later.json().data.revision,
    });
    expect(back.json().data.states).toEqual(["published", "draft"]);
    const again = await publish(back.json().data, { date: "2026-11-16", time: "09:00" });
    expect(again.statusCode).toBe(200);
    clock.set("2026-11-16T07:59:59Z");
    expect(await titleOf()).toBe("Honden in huis hier");
    clock.set("2026-11-16T08:00:00Z");
    expect(await titleOf()).toBe("Honden en katten hier");
    // An admin's session has ended by then.
    clock.set(testStart);
    expect(await audited()).toEqual([
      "text.create",
      "text.publish",
      "text.edit",
      "text.schedule",
      "text.unschedule",
      "text.schedule",
    ]);
  });

  it("can't be put ready for a moment that has passed", async () => {
    const draft = (await save(await create(), "Honden in huis")).json().data;
    const today = await publish(draft, { date: "2026-11-15", time: "10:30" });
    expect(today.json().errors).toEqual({ time: [ruleText("timePast", "nl")] });
    const before = await publish(draft, { date: "2026-11-14", time: "10:30" });
    expect(Object.keys(before.json().errors)).toEqual(["date"]);
    expect((await publish(draft, { date: "2026-11-16" })).statusCode).toBe(422);
  });

  it("keeps one moment: what is put ready replaces what was, and publishing too", async () => {
    const { clock } = server.current;
    const first = (await save(await createPublished(), "Honden in mei")).json().data;
    const ready = (await publish(first, { date: "2026-11-20", time: "09:00" })).json().data;
    const second = (await save(ready, "Honden in juni")).json().data;
    expect(second.states).toEqual(["published", "draft", "scheduled"]);
    const now = (await publish(second)).json().data;
    expect(now.states).toEqual(["published"]);
    expect(await titleOf()).toBe("Honden in juni hier");
    clock.advance(240 * hour);
    expect(await titleOf()).toBe("Honden in juni hier");
  });

  it("goes back to an older version by way of a draft", async () => {
    const first = await createPublished();
    server.current.clock.advance(hour);
    const second = (await publish((await save(first, "Honden op reis")).json().data)).json().data;
    expect(await titleOf()).toBe("Honden op reis hier");
    const [newer, older] = second.versions;
    expect(newer).toMatchObject({ is_current: true });
    const draft = await call("PUT", `/api/admin/texts/${second.id}/restoration`, {
      revision: second.revision,
      version_id: older.id,
    });
    expect(draft.json().data).toMatchObject({
      states: ["published", "draft"],
      nl: { title: "Honden in huis hier" },
    });
    expect(await titleOf()).toBe("Honden op reis hier");
    expect((await publish(draft.json().data)).statusCode).toBe(200);
    expect(await titleOf()).toBe("Honden in huis hier");
    expect((await audited()).slice(-2)).toEqual(["text.restore", "text.publish"]);
  });

  it("moves, and its old addresses lead to the new one", async () => {
    const text = await createPublished();
    const move = (slug: string, revision: number) =>
      call("PUT", `/api/admin/texts/${text.id}/slug`, { slug, revision });
    const moved = (await move("katten-in-huis", text.revision)).json().data;
    expect(moved.slug).toBe("katten-in-huis");
    expect((await read("/api/website/honden-in-huis")).json().data.id).toBe("katten-in-huis");
    const back = await move("honden-in-huis", moved.revision);
    expect(back.json().data.slug).toBe("honden-in-huis");
    expect((await read("/api/website/katten-in-huis")).json().data.id).toBe("honden-in-huis");
    expect((await audited()).slice(-2)).toEqual(["text.changeSlug", "text.changeSlug"]);
  });

  it.each([
    ["inloggen", "slugReserved"],
    ["api", "slugReserved"],
    ["bezet", "slugTaken"],
    ["Hoofdletters", "slug"],
    ["met spatie", "slug"],
    ["../etc", "slug"],
  ])("can't be called %s", async (slug) => {
    await create("bezet");
    const form = { kind: "dynamic", slug, title: "Honden in huis" };
    const refused = await call("POST", "/api/admin/texts", form);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(["slug"]);
    const text = await create("vrij-adres");
    const moved = await call("PUT", `/api/admin/texts/${text.id}/slug`, {
      slug,
      revision: text.revision,
    });
    expect(Object.keys(moved.json().errors)).toEqual(["slug"]);
    const list = (await call("GET", "/api/admin/texts?q=vrij-adres")).json();
    expect(list.data).toMatchObject([{ slug: "vrij-adres" }]);
  });

  it("is taken off the site, and can be published again", async () => {
    const text = await createPublished();
    expect((await call("DELETE", `/api/admin/texts/${text.id}`)).statusCode).toBe(204);
    expect(await titleOf()).toBe(404);
    const removed = (await call("GET", `/api/admin/texts/${text.id}`)).json().data;
    expect(removed.states).toEqual(["removed"]);
    expect((await call("GET", "/api/admin/texts?state=removed")).json().total).toBe(1);
    expect((await publish(removed)).statusCode).toBe(200);
    server.current.clock.advance(1);
    expect(await titleOf()).toBe("Honden in huis hier");
    expect((await audited()).slice(-2)).toEqual(["text.remove", "text.publish"]);
  });

  it("is gone when nobody has read it yet", async () => {
    const text = await create();
    expect((await call("DELETE", `/api/admin/texts/${text.id}`)).statusCode).toBe(204);
    expect((await call("GET", `/api/admin/texts/${text.id}`)).statusCode).toBe(404);
    await create();
  });
});

describe("two admins at one text", () => {
  it("don't overwrite each other: the second is told, and nothing of the first is lost", async () => {
    const text = await create();
    expect((await save(text, "Van de eerste")).statusCode).toBe(200);
    const second = await save(text, "Van de tweede");
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ error: "textChanged" });
    const now = (await call("GET", `/api/admin/texts/${text.id}`)).json().data;
    expect(now.nl.title).toBe("Van de eerste hier");
    for (const refused of [
      await publish(text),
      await call("PUT", `/api/admin/texts/${text.id}/slug`, { slug: "elders", revision: 1 }),
      await call("PUT", `/api/admin/texts/${text.id}/unscheduling`, { revision: 1 }),
      await call("PUT", `/api/admin/texts/${text.id}/restoration`, {
        revision: 1,
        version_id: now.versions[0].id,
      }),
    ]) {
      expect(refused.statusCode).toBe(409);
    }
  });

  it("who lost an answer and sends the same again is answered, not refused", async () => {
    const { id, revision } = await create();
    const body = {
      revision,
      settings: { audience: "owner" },
      nl: words("Nog een keer"),
      en: words("Once more then"),
    };
    const send = () =>
      server.current.call("PUT", `/api/admin/texts/${id}/draft`, {
        as: token,
        body,
        headers: { "idempotency-key": "the-same-draft-1" },
      });
    const [first, again] = [await send(), await send()];
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
  });
});

describe("what readers need", () => {
  const refusal = async (more: object, settings: object = { audience: "owner" }) => {
    const text = await create();
    const saved = await save(text, "Honden in huis", { settings, ...more });
    const refused = saved.statusCode === 200 ? await publish(saved.json().data) : saved;
    return refused.statusCode === 422 ? Object.keys(refused.json().errors) : refused.statusCode;
  };
  const good = words("Honden in huis");

  it.each<[string, object, string[]]>([
    ["a title that says something", { nl: { ...good, title: "Kort" } }, ["nl.title"]],
    [
      "both languages",
      { en: { title: "", description: "", markdown: "" } },
      ["en.title", "en.description", "en.lead", "en.markdown"],
    ],
    ["a description", { nl: { ...good, description: "Te kort." } }, ["nl.description"]],
    [
      "no longer one than lists show",
      { nl: { ...good, description: "x".repeat(156) } },
      ["nl.description"],
    ],
    [
      "an anchor at each heading",
      { nl: { ...good, markdown: "## Zonder anker\n\nTekst." } },
      ["nl.markdown"],
    ],
    [
      "an anchor at each smaller one",
      { nl: { ...good, markdown: "## Met {#met}\n\n### Zonder\n\nTekst." } },
      ["nl.markdown"],
    ],
    [
      "an anchor of one's own",
      { nl: { ...good, markdown: "## A {#a}\n\n## B {#a}\n" } },
      ["nl.markdown"],
    ],
    ["a title at each heading", { nl: { ...good, markdown: "## {#a}\n" } }, ["nl.markdown"]],
    [
      "one heading of the first level",
      { nl: { ...good, markdown: "# Groot\n\nTekst." } },
      ["nl.markdown"],
    ],
    [
      "the same blocks in both languages",
      { nl: { ...good, markdown: "## A {#a}\n" } },
      ["en.markdown"],
    ],
    [
      "pictures that are there",
      { nl: { ...good, markdown: "![Hond](picture:999)" } },
      ["nl.markdown"],
    ],
    [
      "pictures of ours",
      { nl: { ...good, markdown: "![Hond](https://x.example/p.png)" } },
      ["nl.markdown"],
    ],
    ["no hidden characters", { nl: { ...good, title: "Honden\u202ein huis" } }, ["nl.title"]],
    ["a known audience", { settings: { audience: "robots" } }, ["settings.audience"]],
    ["a drawing's name", { settings: { audience: "owner", hero: "../x" } }, ["settings.hero"]],
    [
      "a picture that is there",
      { settings: { audience: "owner", hero: "picture-999" } },
      ["settings.hero"],
    ],
    ["settings at all", { settings: {} }, ["settings.audience"]],
  ])("%s", async (_what, more, fields) => {
    expect(await refusal(more)).toEqual(fields);
    expect(await titleOf()).toBe(404);
  });

  it("an article names articles that are there, and says itself how long it takes", async () => {
    const text = await create("hond-en-kat", "article");
    const article = { audience: "owner", topic: "dog", hero: "cover-key" };
    const body = (related: string[]) => ({
      settings: { ...article, related },
      nl: { ...words("Hond en kat samen", "woord ".repeat(401)), author: "Noor" },
      en: { ...words("Dog and cat together"), author: "Noor" },
    });
    const refused = await save(text, "", body(["bestaat-niet"]));
    expect(Object.keys(refused.json().errors)).toEqual(["settings.related"]);
    const saved = (await save(text, "", body(["hond-en-kat"]))).json().data;
    expect((await publish(saved)).statusCode).toBe(200);
    expect((await read("/api/blog/hond-en-kat")).json().data).toMatchObject({ minutes: 3 });
  });

  it("a draft may lack all of it, and can be looked at meanwhile", async () => {
    const text = await create();
    const markdown = "# Groot\n\n## Zonder anker\n\n### Ook niet\n\n![x](picture:12)";
    const empty = { title: "", description: "", markdown };
    const saved = await save(text, "", { nl: empty, en: empty });
    expect(saved.statusCode).toBe(200);
    const preview = await call("GET", `/api/admin/texts/${text.id}/preview?locale=nl`);
    expect(preview.json().data.page.sections[0]).toMatchObject({ id: "zonder-anker" });
  });
});

it("nobody but admins finds any of it", async () => {
  const text = await create();
  const { platform } = server.current;
  const user = await makeUser(platform.db, { profileType: "pet_owner" });
  const as = await logIn(platform.db, user.id);
  for (const path of ["", `/${text.id}`, `/${text.id}/preview?locale=nl`]) {
    const asked = await server.current.call("GET", `/api/admin/texts${path}`, { as });
    expect(asked.statusCode).toBe(404);
  }
});
