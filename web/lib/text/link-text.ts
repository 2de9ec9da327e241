/**
 * Finds addresses in what somebody wrote, so that they can be pressed. The text is never HTML; what a
 * link shows is the host it really leads to, whatever its writer made it look like.
 */
export type TextPart =
  | { kind: "text"; text: string }
  | {
      kind: "link";
      href: string;
      host: string;
      /** What comes after the host, cut short. */
      rest: string;
    };

const restMaxLength = 36;
const candidate = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu;
/** Belongs to the sentence, not to the address at its end. */
const trailing = /[.,;:!?'’”»…]+$/u;

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const found = withoutTail(match[0]);
    const url = readUrl(found);
    if (!url) continue;
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    parts.push({ kind: "link", href: url.href, host: shownHost(found, url), rest: restOf(url) });
    from = match.index + found.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

function withoutTail(found: string): string {
  const bare = found.replace(trailing, "");
  // '(see www.kwispel.nl)': a bracket that was not opened within the address closes the sentence's.
  if (!/[)\]}]$/.test(bare)) return bare;
  const opened = bare.match(/[([{]/g)?.length ?? 0;
  const closed = bare.match(/[)\]}]/g)?.length ?? 0;
  return closed > opened ? withoutTail(bare.slice(0, -1)) : bare;
}

function readUrl(found: string): URL | null {
  const address = /^www\./i.test(found) ? `https://${found}` : found;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // `https://kwispel.nl@evil.example` leads to evil.example: the name in front is only there to mislead.
  url.username = "";
  url.password = "";
  return url.hostname.includes(".") ? url : null;
}

/**
 * Browsers turn a host with letters outside ASCII into punycode. Accents are common and are shown as
 * they were written; letters of another alphabet can pass for Latin ones, so punycode stays.
 */
function shownHost(found: string, url: URL): string {
  const port = url.port ? `:${url.port}` : "";
  const ascii = url.hostname.replace(/^www\./, "") + port;
  if (!ascii.includes("xn--")) return ascii;
  const authority = found.replace(/^https?:\/\//i, "").split(/[/?#]/)[0] ?? "";
  const host = authority.split("@").at(-1)?.normalize("NFC") ?? "";
  const isPlain = /^[\p{Script=Latin}\d.:-]+$/u.test(host) && !looksDoubled(host);
  return isPlain ? host.toLowerCase().replace(/^www\./, "") : ascii;
}

/** Latin letters made to pass for others: the dotless i, and the small capitals of phonetics. */
function looksDoubled(host: string): boolean {
  return /[ıȷɑɡʟɩʀꞁ\u1d00-\u1dbf\uff21-\uff5a]/u.test(host);
}

function restOf({ pathname, search, hash }: URL): string {
  const rest = pathname + search + hash;
  if (rest === "/") return "";
  return rest.length > restMaxLength ? `${rest.slice(0, restMaxLength - 1)}…` : rest;
}
