import type { Logbook } from "#contract/logbooks.ts";
import { type Loaded, loaded } from "#web/lib/page/loaded.ts";
import { notFound, type Page } from "#web/lib/page/page.server.ts";

/** All logbooks of the profile in use; who has none sees how one looks. */
export async function loadLogbooks(page: Page) {
  const list = await page.call("logbooks.list", { query: {} });
  const sample = list.data.length === 0 ? await page.spare("logbooks.introduction", {}) : null;
  return { list: loaded(list), sample: sample?.data ?? null };
}

/** A logbook of the user's; a 404 for whoever is not one of its two. */
export async function loadLogbook(page: Page, id: string): Promise<Loaded<Logbook>> {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  return loaded((await page.call("logbooks.get", { params: { id }, query: {} })).data);
}
