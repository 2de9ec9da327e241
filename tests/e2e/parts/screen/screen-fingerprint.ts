import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";

/*
  Screens with the same fingerprint have the same findings of axe. It holds each kind of element once,
  with all that it stands in: a list of three rows is the screen that a list of nine is. Of words only that
  they are there: another name or date changes nothing. What axe looks at across the page is held as well:
  which heading follows which, landmarks of one name, and ids that point to nothing or to two.
*/

/** Runs in the page, where the tests' types know nothing. */
const readScreen = `(() => {
  const valued = ["role", "type", "disabled", "hidden", "inert", "open", "tabindex", "lang", "scope",
    "aria-hidden", "aria-disabled", "aria-expanded", "aria-selected", "aria-checked", "aria-pressed",
    "aria-current", "aria-invalid", "aria-busy", "aria-modal", "aria-haspopup", "aria-live",
    "aria-orientation", "aria-sort", "aria-required", "aria-readonly", "aria-multiselectable"];
  const present = ["aria-label", "aria-labelledby", "aria-describedby", "alt", "title", "placeholder",
    "href", "for", "style"];
  const pointing = ["aria-labelledby", "aria-describedby", "aria-controls", "for"];
  const landmarks = "main, nav, header, footer, aside, section, form, search, [role=region], [role=dialog]";
  const says = (part) => part.nodeType === 3 && part.data.trim() !== "";
  const kinds = new Set();

  function look(element, above) {
    const has = (name) => element.hasAttribute(name);
    const kind = [
      element.localName,
      ...[...element.classList].sort(),
      ...valued.filter(has).map((name) => name + "=" + element.getAttribute(name)),
      ...present.filter(has).map((name) => name + (element.getAttribute(name) === "" ? " empty" : "")),
      ...["checked", "indeterminate", "selected"].filter((state) => element[state] === true),
      [...element.childNodes].some(says) ? "says" : "",
    ].join(" ");
    const path = above + " > " + kind;
    kinds.add(path);
    // A drawing is one thing.
    if (element.localName === "svg") return;
    for (const child of element.children) {
      if (!["script", "style", "template"].includes(child.localName)) look(child, path);
    }
  }
  look(document.body, [...document.documentElement.classList].join(" "));

  const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((part) => part.localName);
  for (const [nr, level] of levels.entries()) kinds.add(levels[nr - 1] + " then " + level);

  const names = [...document.querySelectorAll(landmarks)].map((part) => {
    const by = document.getElementById(part.getAttribute("aria-labelledby") ?? "");
    return part.localName + " " + (part.getAttribute("aria-label") ?? by?.textContent ?? "");
  });
  for (const [nr, name] of names.entries()) {
    if (names.indexOf(name) !== nr) kinds.add("twice " + name.split(" ")[0]);
  }

  const ids = [...document.querySelectorAll("[id]")].map((part) => part.id);
  const isOne = (id) => ids.indexOf(id) !== -1 && ids.indexOf(id) === ids.lastIndexOf(id);
  for (const name of pointing) {
    for (const part of document.querySelectorAll("[" + name + "]")) {
      const targets = part.getAttribute(name).split(" ").filter(Boolean);
      if (!targets.every(isOne)) kinds.add("lost " + name);
    }
  }

  const { lang } = document.documentElement;
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return [innerWidth, isDark, lang !== "", document.title !== "", ...[...kinds].sort()].join("\\n");
})()`;

export async function fingerprint(page: Page): Promise<string> {
  const screen: string = await page.evaluate(readScreen);
  return createHash("sha256").update(screen).digest("base64url");
}
