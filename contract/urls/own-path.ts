/**
 * Where to go on afterwards is told by addresses and forms, so anybody can write it. Only a path of this site
 * passes: browsers read `//host`, `/\host` and even `/<tab>/host` as another site.
 */
export function ownPath(value: string | null | undefined): string | null {
  if (!value?.startsWith("/") || value.startsWith("//")) return null;
  if (value.includes("\\") || /\p{Cc}/u.test(value)) return null;
  // Dot segments can leave a second slash in front (`/..//host`), and no address of ours has them.
  const segments = (value.split(/[?#]/, 1)[0] ?? "").split("/");
  return segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)) ? null : value;
}
