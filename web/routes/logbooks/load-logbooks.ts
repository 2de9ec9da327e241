import { type Logbook, logbooksEndpoints } from "#contract/logbooks.ts";
import { type Loaded, loaded } from "#web/lib/page/loaded.ts";
import { notFound, type Page } from "#web/lib/page/page.server.ts";

/** All logbooks of the profile in use; who has none sees how one looks. */
export async function loadLogbooks(page: Page) {
  const list = await page.call(logbooksEndpoints.list, { query: {} });
  const sample =
    list.data.length === 0 ? await page.spare(logbooksEndpoints.introduction, {}) : null;
  return { list: loaded(list), sample: sample?.data ?? null };
}

/** A logbook of the user's; a 404 for whoever is not one of its two. */
export async function loadLogbook(page: Page, id: string): Promise<Loaded<Logbook>> {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  return loaded((await page.call(logbooksEndpoints.get, { params: { id }, query: {} })).data);
}
