import { pagesOfPeople, textsSeenOn, textsThatAreOnlyDutch } from "./parts/english-texts.ts";
import { checkScreen, type DemoRole, expect, hydrated, test } from "./parts/fixtures.ts";
import { outcomes, type Visitor } from "./parts/route-outcomes.ts";
import { routeAddresses } from "./parts/route-table.ts";

// Each looks at a few dozen screens.
test.describe.configure({ timeout: 300_000 });

/** Everything opens for somebody; what is open to more than one is looked at once. */
const lookers: { visitor: Visitor & (DemoRole | "guest"); sees(row: Row): boolean }[] = [
  { visitor: "guest", sees: (row) => row.guest === "page" },
  { visitor: "owner", sees: (row) => row.guest !== "page" && row.owner === "page" },
  { visitor: "sitter", sees: (row) => row.owner !== "page" && row.sitter === "page" },
  { visitor: "admin", sees: (row) => row.sitter !== "page" && row.admin === "page" },
];
type Row = Record<Visitor, string>;

/** What was written in Dutch is listed as it is: mails to people here, and the titles of texts. */
const listsDutch = ["/cms/mail", "/cms/pages", "/cms/blog", "/cms/faq"];

/** Made for a phone's width: a wide window goes on to Home as soon as it knows. */
const phoneOnly = ["/profile/editavailability"];

for (const { visitor, sees } of lookers) {
  test(`every screen of a wide window, in English: ${visitor}`, { tag: "@desk" }, async ({
    page,
    request,
    loginAs,
    problems,
  }) => {
    problems.allow(/no-such-picture|service\.pdok\.nl/);
    if (visitor !== "guest") await loginAs(visitor);
    const dutch = textsThatAreOnlyDutch();
    const found: Record<string, string[]> = {};
    const addresses = (await routeAddresses(request))
      .filter(({ pattern }) => outcomes[pattern] && sees(outcomes[pattern]))
      // A file is saved, and not looked at.
      .filter(({ pattern }) => !pattern.endsWith(".csv"))
      .map(({ path }) => path);
    expect(addresses.length).toBeGreaterThan(0);
    const ofPeople = visitor === "guest" ? await pagesOfPeople(request) : ["/"];
    for (const path of [...addresses, ...ofPeople]) {
      await page.goto(path);
      // What is shown without a connection has no scripts to wait for.
      if (path !== "/offline") await hydrated(page);
      const heading = page.getByRole("heading", { level: 1 });
      // The address changes before the page does, and the page before all of it is there.
      if (phoneOnly.includes(path)) {
        await expect(heading).toHaveText(/^Hello /);
        await hydrated(page);
      }
      await expect(heading, path).toHaveCount(1);
      await checkScreen(page);
      const words = (await textsSeenOn(page)).filter(
        (text) => dutch.has(text) || /\{\{|\bundefined\b/.test(text),
      );
      if (words.length > 0 && !listsDutch.includes(path)) found[path] = words;
    }
    expect(found, "Dutch, or nothing, where English should be").toEqual({});
  });
}
