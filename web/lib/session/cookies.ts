export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      // Somebody else's half-encoded value: as it stands is better than a page that fails.
      return value;
    }
  }
  return null;
}

/** The text for `document.cookie`; `maxAgeDays: 0` removes it. */
export function cookieText(
  name: string,
  value: string,
  options: { maxAgeDays: number; secure: boolean },
): string {
  const seconds = Math.round(options.maxAgeDays * 86_400);
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    "Path=/",
    `Max-Age=${seconds}`,
    "SameSite=Lax",
  ];
  return (options.secure ? [...parts, "Secure"] : parts).join("; ");
}

export function readBrowserCookie(name: string): string | null {
  return readCookie(document.cookie, name);
}

export function writeBrowserCookie(name: string, value: string, maxAgeDays: number): void {
  const secure = window.location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and older Safari.
  document.cookie = cookieText(name, value, { maxAgeDays, secure });
}
