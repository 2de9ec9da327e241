/** A page for search engines: its path, and when what it says last changed. */
export type SitemapEntry = { path: string; changedAt?: Date };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap piece by piece, so that fifty thousand pages are never in memory at once. */
export async function* writeSitemap(
  origin: string,
  entries: AsyncIterable<SitemapEntry>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  for await (const entry of entries) yield element("url", origin, entry);
  yield "</urlset>\n";
}

export function writeSitemapIndex(origin: string, files: readonly SitemapEntry[]): string {
  const list = files.map((file) => element("sitemap", origin, file)).join("");
  return `${head}<sitemapindex ${schema}>\n${list}</sitemapindex>\n`;
}

function element(tag: "url" | "sitemap", origin: string, { path, changedAt }: SitemapEntry) {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<${tag}><loc>${escapedXml(new URL(path, origin).href)}</loc>${lastmod}</${tag}>\n`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** As text inside an element or an attribute. */
export function escapedXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
