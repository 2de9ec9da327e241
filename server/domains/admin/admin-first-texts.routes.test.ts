import { beforeEach, describe, expect, it } from "vitest";
import { agreementAt } from "#server/domains/account/account.service.ts";
import { loadFirstTexts } from "#server/domains/content/texts/first-texts.service.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();
let token: string;

const call = (method: string, path: string, body?: object) =>
  server.current.call(method, path, { as: token, ...(body ? { body } : {}) });
const read = (path: string) =>
  server.current.call("GET", path, { headers: { "accept-language": "nl" } });
const publish = ({ id, revision }: { id: number; revision: number }, at: object = {}) =>
  call("PUT", `/api/admin/texts/${id}/publication`, { revision, ...at });

describe("the texts of the product itself", () => {
  beforeEach(async () => {
    const { platform, clock } = server.current;
    clock.set(testStart);
    const { id } = await makeUser(platform.db, { role: "admin" });
    token = await logIn(platform.db, id);
    await loadFirstTexts({ db: platform.db, now: clock.now() });
  });

  const find = async (q: string, shelf = "pages") =>
    (await call("GET", `/api/admin/texts?shelf=${shelf}&q=${q}`)).json().data[0];

  it("are all there to be edited, and each can be published as it is", async () => {
    const { data, total } = (await call("GET", "/api/admin/texts?limit=50")).json();
    expect(total).toBe(34);
    for (const { id } of data) {
      const text = (await call("GET", `/api/admin/texts/${id}`)).json().data;
      const { revision, settings, nl, en } = text;
      const body = { revision, settings, nl, en };
      const saved = await call("PUT", `/api/admin/texts/${id}/draft`, body);
      expect(saved.json(), text.slug).toMatchObject({ data: { nl, en, settings } });
      const published = await publish(saved.json().data);
      expect(published.json(), text.slug).toMatchObject({ data: { states: ["published"] } });
    }
  });

  it("stay where they are when routes know them by name", async () => {
    for (const [q, shelf, mayMove] of [
      ["paardenoppas", "pages", false],
      ["contact", "pages", false],
      ["terms", "pages", false],
      ["general", "faq", false],
      ["werktips", "pages", true],
    ] as const) {
      const { id } = await find(q, shelf);
      const text = (await call("GET", `/api/admin/texts/${id}`)).json().data;
      expect(text, q).toMatchObject({ may_change_slug: mayMove, may_be_removed: false });
      expect((await call("DELETE", `/api/admin/texts/${id}`)).statusCode).toBe(404);
      const moved = await call("PUT", `/api/admin/texts/${id}/slug`, {
        slug: "elders",
        revision: text.revision,
      });
      expect(moved.statusCode).toBe(mayMove ? 200 : 422);
    }
  });

  it("have what people agree to by a day of its own, which is stored with who agrees", async () => {
    const { id } = await find("terms");
    const { revision, settings, nl, en } = (await call("GET", `/api/admin/texts/${id}`)).json()
      .data;
    expect(settings).toEqual({ version: "2026-11-17" });
    const body = { revision, settings: { version: "2026-12-01" }, nl, en };
    const saved = (await call("PUT", `/api/admin/texts/${id}/draft`, body)).json().data;
    await publish(saved, { date: "2026-12-01", time: "09:00" });
    expect((await read("/api/website/terms")).json().data.version).toBe("2026-11-17");
    const { platform, clock } = server.current;
    const agreed = async () => (await agreementAt(platform.db, clock.now())).termsVersion;
    expect(await agreed()).toBe("2026-11-17");
    clock.set("2026-12-01T08:00:00Z");
    expect((await read("/api/website/terms")).json().data.version).toBe("2026-12-01");
    expect(await agreed()).toBe("2026-12-01");
  });

  it("are found by part of a title or an address, by list and by what is the matter", async () => {
    const { id } = await find("werktips");
    const text = (await call("GET", `/api/admin/texts/${id}`)).json().data;
    const { revision, settings, nl, en } = text;
    await call("PUT", `/api/admin/texts/${id}/draft`, { revision, settings, nl, en });
    const totals = async (query: string) =>
      (await call("GET", `/api/admin/texts?${query}`)).json().total;
    expect(await totals("state=draft")).toBe(1);
    expect(await totals("state=published")).toBe(34);
    expect(await totals("shelf=blog")).toBe(10);
    expect(await totals("shelf=faq")).toBe(3);
    expect(await totals("q=100%25")).toBe(0);
    const { data, last_page: pages } = (
      await call("GET", "/api/admin/texts?limit=5&page=2")
    ).json();
    expect(data).toHaveLength(5);
    expect(pages).toBe(7);
  });
});
