import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";

const messages = join(import.meta.dirname, "../../../messages");

function allTexts(language: Locale): Set<string> {
  const texts = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === "string") texts.add(value);
    else for (const part of Object.values(value as object)) collect(part);
  };
  const folder = join(messages, language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    collect(JSON.parse(readFileSync(join(folder, file), "utf8")));
  }
  return texts;
}

/** Whole texts of ours that no English screen says. */
export function textsThatAreOnlyDutch(): Set<string> {
  const dutch = allTexts("nl");
  const english = allTexts("en");
  return new Set([...dutch].filter((text) => !text.includes("{{") && !english.has(text)));
}

/** Everything that a page says, also to who listens to it; without what is said in a language of its own. */
export function textsSeenOn(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const said = [];
    for (const part of document.querySelectorAll("body, body *:not(script, style)")) {
      if (part.closest("[lang]:not(html)")) continue;
      for (const name of ["aria-label", "alt", "title", "placeholder"]) said.push(part.getAttribute(name));
      for (const child of part.childNodes) if (child.nodeType === 3) said.push(child.data);
    }
    return [...new Set(said.filter(Boolean).map((text) => text.trim()).filter(Boolean))];
  })()`);
}

/** A sitter's and a request's pages among the demo data, and where guests write to them. */
export async function pagesOfPeople(request: APIRequestContext): Promise<string[]> {
  const first = async (list: string, page: RegExp) => {
    const [path] = page.exec(await (await request.get(list)).text()) ?? [];
    expect(path, `somebody on ${list}`).toBeDefined();
    return path ?? "";
  };
  const paths = [
    await first("/zoeken/utrecht", /\/gezocht\/[\w-]+\/\d+/),
    await first("/oppaswerk", /\/werk\/[\w-]+\/\d+/),
  ];
  return paths.flatMap((path) => [path, `${path}/contact`]);
}
