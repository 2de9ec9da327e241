import { type Locale, parseLocale } from "../shared/locale.ts";
import { join, withQuery } from "./address.ts";

/** One of a list, or the list as it is filtered; an admin reads these in either language. */
const page =
  (name: string) =>
  (id?: number | string, shown: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(join("cms", name, id), shown);

/** The pages of who runs the place. */
export const cmsUrls = {
  home: () => join("cms"),
  figures: page("figures"),
  figuresFile: (period?: string) => withQuery(join("cms", "figures.csv"), { period }),
  reports: page("reports"),
  appeals: page("appeals"),
  certificates: page("certificates"),
  productReviews: page("product-reviews"),
  messages: page("messages"),
  pages: page("pages"),
  blog: page("blog"),
  faq: page("faq"),
  /** A text as readers will get it, in a frame of the page that it is written on. */
  preview: (locale: Locale, textId: number, revision?: number) =>
    withQuery(join("cms", "preview", locale, textId), {
      r: revision === undefined ? undefined : String(revision),
    }),
  users: page("users"),
  newUser: () => join("cms", "new-user"),
  payments: page("payments"),
  badges: page("badges"),
  mail: page("mail"),
  suppressedMail: () => join("cms", "mail", "suppressed"),
  jobs: page("jobs"),
  audit: page("audit"),
};
/** Whether an address is that of a text in a frame, and in which language. */
export function previewedLocale(pathname: string): Locale | null {
  const [, cms, preview, locale] = pathname.split("/");
  return cms === "cms" && preview === "preview" ? parseLocale(locale) : null;
}

export type CmsPlace = keyof typeof cmsUrls;
