import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFakeBrowser } from "#web/lib/back/fake-browser.ts";
import { createBackSteps } from "./back-steps.ts";

/** A page with things that open over it, in a browser that came from another site. */
function start(options?: { hasOtherSite: boolean }) {
  const fake = createFakeBrowser(options);
  const steps = createBackSteps(fake.browser);
  steps.listen();
  let open: { name: string; end: () => void }[] = [];
  const without = (name: string) => {
    open = open.filter((each) => each.name !== name);
  };
  return {
    ...fake,
    opened: () => open.map(({ name }) => name),
    open(name: string) {
      open = [...open, { name, end: steps.add(() => without(name)) }];
      steps.prepare();
    },
    /** By its cross, Escape, or a press beside it. */
    close(name: string) {
      open.find((each) => each.name === name)?.end();
      without(name);
    },
    /** From within what is open too: with the page everything that lay over it goes. */
    follow(page: string, { replace = false } = {}) {
      if (replace) fake.replace(page);
      else fake.push(page);
      for (const { name } of open) this.close(name);
      steps.look();
    },
  };
}

describe("a step back", () => {
  it("closes what is open and stays on the page, without a word to the router", () => {
    const page = start();
    page.open("sheet");
    page.back();
    expect([page.opened(), page.router.page, page.router.navigations]).toEqual([[], "first", 0]);
    page.back();
    expect(page.isGone()).toBe(true);
  });

  it("closes one thing at a time, from the top", () => {
    const page = start();
    page.open("sheet");
    page.open("dialog");
    page.back();
    expect(page.opened()).toEqual(["sheet"]);
    page.back();
    expect([page.opened(), page.isGone()]).toEqual([[], false]);
  });

  it("leaves the page at once when it was closed by its button, however often", () => {
    const page = start();
    for (const name of ["one", "two", "three"]) {
      page.open(name);
      page.close(name);
    }
    page.back();
    expect(page.isGone()).toBe(true);
  });

  it("comes back to the page from which a link in a sheet led away, and then leaves it", () => {
    const page = start();
    page.open("sheet");
    page.follow("second");
    page.back();
    expect([page.router.page, page.shown().page]).toEqual(["first", "first"]);
    page.back();
    expect(page.isGone()).toBe(true);
  });

  it("does not come by a page whose place another one took", () => {
    const page = start();
    page.open("question");
    page.follow("second", { replace: true });
    page.back();
    expect(page.isGone()).toBe(true);
  });

  it("closes what stays open over a page that changed below it", () => {
    const page = start();
    const steps = createBackSteps(page.browser);
    steps.listen();
    let isOpen = true;
    steps.add(() => {
      isOpen = false;
    });
    steps.prepare();
    page.replace("filtered");
    steps.prepare();
    page.back();
    expect([isOpen, page.router.page]).toEqual([false, "filtered"]);
    page.back();
    expect(page.isGone()).toBe(true);
  });

  it("shows the page as it was where nothing lies before it", () => {
    const page = start({ hasOtherSite: false });
    page.open("sheet");
    page.close("sheet");
    page.back();
    expect(page.shown()).toEqual({ page: "first", key: "first" });
    page.follow("second");
    page.back();
    expect([page.router.page, page.shown().page]).toEqual(["first", "first"]);
  });
});

describe("a step forwards", () => {
  it("does not open anything again", () => {
    const page = start();
    page.open("sheet");
    page.back();
    page.forward();
    expect([page.opened(), page.shown().page]).toEqual([[], "first"]);
    page.back();
    expect(page.isGone()).toBe(true);
  });

  it("goes past where a sheet was, to the page that it led to", () => {
    const page = start();
    page.follow("second");
    page.open("sheet");
    page.follow("third");
    page.back();
    page.back();
    expect(page.router.page).toBe("first");
    page.forward();
    page.forward();
    expect(page.router.page).toBe("third");
  });
});

it("holds whatever is opened, closed, followed and gone back to", () => {
  const step = fc.constantFrom(
    "open",
    "close",
    "closeLowest",
    "back",
    "forward",
    "push",
    "replace",
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (walk) => {
      const page = start();
      /** What somebody expects: the pages behind them, this one, and what is open over it. */
      let pages = ["first"];
      let open: string[] = [];
      for (const [index, what] of walk.entries()) {
        const name = `${what}-${index}`;
        if (what === "open") {
          page.open(name);
          open = [...open, name];
        } else if (what === "close" || what === "closeLowest") {
          const closed = open.at(what === "close" ? -1 : 0);
          if (closed === undefined) continue;
          page.close(closed);
          open = open.filter((each) => each !== closed);
        } else if (what === "push" || what === "replace") {
          page.follow(name, { replace: what === "replace" });
          pages = [...(what === "push" ? pages : pages.slice(0, -1)), name];
          open = [];
        } else if (what === "back") {
          page.back();
          if (open.length > 0) open = open.slice(0, -1);
          else pages = pages.slice(0, -1);
        } else if (open.length === 0) {
          // What lies ahead may have been cut off by something that was opened since.
          page.forward();
          if (page.router.page !== pages.at(-1)) pages = [...pages, page.router.page];
        }
        expect(page.isGone()).toBe(pages.length === 0);
        if (page.isGone()) return;
        expect(page.opened()).toEqual(open);
        expect(page.router.page).toBe(pages.at(-1));
        expect(page.shown()).toEqual({ page: page.router.page, key: page.router.key });
      }
    }),
    { seed: 21, numRuns: 2_000 },
  );
});
