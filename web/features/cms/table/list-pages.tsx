import { useLocation } from "react-router";
import { withQuery } from "#contract/urls/address.ts";
import { Pagination } from "#web/ui/page/pagination.tsx";
import type { ListQuery } from "./list-query.ts";

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
