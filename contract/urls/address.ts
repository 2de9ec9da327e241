/** Parts of a path, each written so that no sign in it can mean anything else. */
export function join(...parts: (string | number | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined && part !== "");
  return `/${given.map((part) => encodeURIComponent(part as string | number)).join("/")}`;
}

/** What is absent is left out; without anything the path stays bare. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : `${formText(name)}=${formText(value)}`,
  );
  return given.length > 0 ? `${path}?${given.join("&")}` : path;
}

/**
 * As a browser's form writes it, so that an address made here is the same to the letter as one that
 * `URLSearchParams` made. The contract knows no DOM, and has to do without it.
 */
function formText(text: string): string {
  return encodeURIComponent(text)
    .replace(/%20/g, "+")
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
