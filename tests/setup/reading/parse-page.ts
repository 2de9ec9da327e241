import { Window } from "happy-dom";

const parser = new Window();

/** A page that the server wrote, to look for its parts: nothing is loaded, nothing runs. */
export const parsePage = (html: string) =>
  new parser.DOMParser().parseFromString(html, "text/html");

/** Where the first link leads whose text begins so, in that part of a page. */
export function linkNamed(html: string, name: string, part = "body"): string {
  const links = [...parsePage(html).querySelectorAll(`${part} a[href]`)];
  const link = links.find(({ textContent }) => textContent.trim().startsWith(name));
  if (!link) throw new Error(`no link ${name} in ${part}`);
  return link.getAttribute("href") ?? "";
}
