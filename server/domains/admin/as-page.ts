import { type Paging, toPage, wireQuery } from "#contract/shared/paging.ts";

/** A page of a queue, whose links keep what it was asked for. */
export function asPage<Item>(
  { path }: { path: string },
  { page, ...others }: Paging,
  { data, total }: { data: Item[]; total: number },
) {
  return toPage(data, total, { page, ...others }, path, wireQuery(others));
}
