import type { ReactNode } from "react";
import type { WebsitePage } from "#contract/content.ts";
import { productName } from "#contract/shared/product.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { TextHtml } from "#web/ui/written/text-html.tsx";
import { Crumbs } from "./crumbs.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { TextSections } from "./text-sections.tsx";

export type InfoPageProps = {
  page: WebsitePage;
  /** Under the title, where a reader may want to search at once. */
  search?: ReactNode;
  /** What a reader does next. */
  children: ReactNode;
};

/** A page that explains: its title in the sky, the text under it, and one thing to do at the end. */
export function InfoPage({ page, search, children }: InfoPageProps) {
  const { title, lead, hero, heroImage, introHtml, sections } = page;
  const urls = useUrls();
  return (
    <article>
      <header className="bg-sky py-section">
        <div className="wrap grid items-center gap-x-16 gap-y-6 md:grid-cols-2">
          <div>
            <Crumbs above={[{ name: productName, to: urls.home() }]} here={title} />
            <h1>{title}</h1>
            {lead && <p className="mt-4 max-w-[44ch] text-lg leading-snug">{lead}</p>}
          </div>
          {hero && <HeroPicture name={hero} image={heroImage} first />}
        </div>
        {search && <div className="wrap mt-6 md:mt-8">{search}</div>}
      </header>
      <div className="wrap py-section">
        <div className="max-w-text">
          <TextHtml html={introHtml} />
          <TextSections sections={sections} />
          <div className="mt-10">{children}</div>
        </div>
      </div>
    </article>
  );
}
