/**
 * Where the map's pictures come from. A policy belongs to the document, and whoever goes from page to
 * page keeps the document: any page may become the one with the map.
 */
const mapTiles = "https://service.pdok.nl";

/**
 * What a page may load: our own files, and scripts and styles that carry this answer's nonce. `isFramed`: our
 * own pages may show it in theirs.
 */
export function contentSecurityPolicy(
  nonce: string,
  { isHttps, isFramed }: { isHttps: boolean; isFramed: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React and react-aria set style attributes for positions that only the browser knows.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${mapTiles}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
