import { useLocation } from "react-router";
import { withQuery } from "#contract/urls/address.ts";
import { Pagination } from "#web/ui/page/pagination.tsx";

export type ListPagesProps = {
  query: ListQuery;
  found: { currentPage: number; lastPage: number };
  label: string;
};

/** The other pages of a list, filtered as this one is. */
export function ListPages({ query, found, label }: ListPagesProps) {
  const { pathname } = useLocation();
  return (
    <Pagination
      page={found.currentPage}
      pages={found.lastPage}
      hrefFor={(page) =>
        withQuery(pathname, { ...query, page: page === 1 ? undefined : `${page}` })
      }
      label={label}
      className="mt-5"
    />
  );
}

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
