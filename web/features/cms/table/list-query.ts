/** What a list of the CMS was asked for, as it stands in its address. */
export type ListQuery = Readonly<Record<string, string>>;

/** The named parts of an address's query that are given, and its page. */
export function readListQuery(url: URL, names: readonly string[]): ListQuery {
  return Object.fromEntries(
    [...names, "page"].flatMap((name) => {
      const value = url.searchParams.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
