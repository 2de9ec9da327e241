/**
 * `redirect` and `backTo` come from the address bar, so anybody can write them. Only a path of this
 * site passes: browsers read `//host`, `/\host` and even `/<tab>/host` as another site.
 */
export function ownPath(value: string | null | undefined): string | null {
  if (!value?.startsWith("/")) return null;
  if (value.startsWith("//") || value.includes("\\")) return null;
  if (/\p{Cc}/u.test(value)) return null;
  const site = "https://own.invalid";
  if (!URL.canParse(value, site)) return null;
  const url = new URL(value, site);
  // Dot segments can leave a second slash in front: `/..//host`.
  if (url.origin !== site || url.pathname.startsWith("//")) return null;
  return value;
}
