import { Window } from "happy-dom";

const parser = new Window();

/** A page that the server wrote, to look for its parts: nothing is loaded, nothing runs. */
export const parsePage = (html: string) =>
  new parser.DOMParser().parseFromString(html, "text/html");
