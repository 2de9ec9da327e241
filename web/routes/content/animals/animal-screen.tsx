import { type ReactNode, Suspense } from "react";
import type { TextSection } from "#contract/content/texts.ts";
import type { WebsitePage } from "#contract/content.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { productName } from "#contract/shared/product.ts";
import { BecomeBand } from "#web/features/content/animals/become-band.tsx";
import { Costs } from "#web/features/content/animals/costs.tsx";
import { FiguresRow, useAnimalFigures } from "#web/features/content/animals/figures-row.tsx";
import { shownPrices } from "#web/features/content/animals/shown-prices.ts";
import { ArticleCard } from "#web/features/content/articles.tsx";
import { Crumbs } from "#web/features/content/crumbs.tsx";
import { questionsOf } from "#web/features/content/text-sections.tsx";
import { SearchBlock } from "#web/features/search/search-block.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { HeroStreet } from "#web/ui/pictures/street.tsx";
import { Questions } from "#web/ui/questions.tsx";
import { TextHtml } from "#web/ui/written/text-html.tsx";
import { SitterRow } from "../sitter-row.tsx";
import type { AnimalMarket } from "./load-animal-market.ts";

export type AnimalScreenProps = {
  page: WebsitePage & { search: NonNullable<WebsitePage["search"]> };
  market: AnimalMarket;
};

/** Text and market by turns: what it is, who does it, what it costs, what people ask. */
export function AnimalScreen({ page, market }: AnimalScreenProps) {
  const { title, lead, search, sections, introHtml, related, audience } = page;
  const { t } = useTranslation(["content", "search-block", "care", "sitters", "favorites"]);
  const urls = useUrls();
  const sectionOf = (id: string) => sections.find((section) => section.id === id);
  const visit = sectionOf("visit");
  const questions = sectionOf("questions");
  const become = sectionOf("become");
  const read = sections.filter(({ id }) => !["visit", "questions", "become"].includes(id));
  const isForSitters = audience === "sitter";
  const [article] = related;
  return (
    <>
      <AnimalHero title={title} lead={lead} animal={search.animal}>
        <SearchBlock animal={search.animal} service={search.service} />
      </AnimalHero>
      <div className="wrap py-section">
        {market.everywhere && <Figures figures={market.everywhere} />}
        {visit && (
          <section aria-labelledby="visit" className="mt-10">
            <h2 id="visit" className="scroll-mt-35">
              {visit.title}
            </h2>
            <div className="mt-3 mb-6 text-ink-soft">
              <TextHtml html={introHtml + visit.html} />
            </div>
            {visit.moments && <Course moments={visit.moments} />}
          </section>
        )}
      </div>
      {market.sitters.length > 0 && (
        <Suspense>
          <SitterRow
            heading={
              market.near ? t("animal.near", { place: market.near.name }) : t("animal.anywhere")
            }
            link={{ to: market.allUrl, label: t("animal.all") }}
            sitters={market.sitters}
          />
        </Suspense>
      )}
      <Suspense>
        <div className="wrap grid gap-x-16 gap-y-10 py-section md:grid-cols-2">
          {read.map(({ id, title: heading, html }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-3 scroll-mt-35 text-xl">
                {heading}
              </h2>
              <TextHtml html={html} />
            </section>
          ))}
        </div>
        <NearbyCosts page={page} market={market}>
          {article && <ArticleCard article={article} level={3} />}
        </NearbyCosts>
        {questions && (
          <section className="bg-sunken py-section">
            <div className="wrap grid gap-x-16 gap-y-6 md:grid-cols-[1fr_2fr]">
              <h2>{questions.title}</h2>
              <Questions questions={questionsOf(questions.parts)} openFirst />
            </div>
          </section>
        )}
        {become && (
          <BecomeBand
            title={become.title}
            animal={search.animal}
            link={
              isForSitters
                ? { to: market.allUrl, label: t("next.owner") }
                : { to: urls.signup("pet_sitter"), label: t("next.sitter") }
            }
          >
            <TextHtml html={become.html} />
          </BecomeBand>
        )}
      </Suspense>
    </>
  );
}

function Figures({ figures }: { figures: NonNullable<AnimalMarket["everywhere"]> }) {
  return <FiguresRow figures={useAnimalFigures(figures)} />;
}

type NearbyCostsProps = AnimalScreenProps & { children: React.ReactNode };

/** Round the visitor's own place if we know it. */
function NearbyCosts({ page, market, children }: NearbyCostsProps) {
  const { t } = useTranslation("content");
  const counted = market.near?.figures ?? market.everywhere;
  const prices = shownPrices({ animalCategories: [page.search.animal] }, counted?.prices ?? []);
  if (!counted || prices.length === 0) {
    return children ? <div className="wrap max-w-text pb-section">{children}</div> : null;
  }
  return (
    <Costs
      heading={market.near ? t("animal.costNear", { place: market.near.name }) : t("animal.cost")}
      prices={prices}
      total={counted.total}
    >
      {children}
    </Costs>
  );
}

/** How a visit or a day goes: a thread with a bead for each moment, across or down. */
function Course({ moments }: { moments: NonNullable<TextSection["moments"]> }) {
  return (
    <ol className="grid gap-6 md:grid-flow-col md:auto-cols-fr">
      {moments.map(({ when, what, how }, at) => (
        <li key={what} className="grid grid-cols-[auto_1fr] gap-x-4 md:block">
          <span
            aria-hidden="true"
            className="row-span-3 grid size-11 place-items-center rounded-full bg-brand font-semibold text-on-brand md:mb-3"
          >
            {at + 1}
          </span>
          <div>
            <p className="text-sm font-semibold text-brand-strong">{when}</p>
            <h3 className="text-base">{what}</h3>
            <p className="mt-1 text-ink-soft">{how}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type AnimalHeroProps = {
  title: string;
  lead: string | undefined;
  animal: AnimalCategory;
  /** The search. */
  children: ReactNode;
};

/** The street of the front door, with one animal above the roofs. */
function AnimalHero({ title, lead, animal, children }: AnimalHeroProps) {
  const urls = useUrls();
  return (
    <section className="relative overflow-hidden bg-sky">
      <div className="wrap relative z-1 pt-7 md:pt-11">
        <Crumbs above={[{ name: productName, to: urls.home() }]} here={title} />
        <div className="flex items-start justify-between gap-6">
          <div>
            <h1 className="max-w-[18ch]">{title}</h1>
            {lead && <p className="mt-4 max-w-[44ch] text-lg leading-snug">{lead}</p>}
          </div>
          <img
            src={animalPictures[animal]}
            alt=""
            width={240}
            height={240}
            className="hidden size-40 shrink-0 rounded-full md:block"
          />
        </div>
        <div className="mt-6 md:mt-8">{children}</div>
      </div>
      <HeroStreet alt="" />
    </section>
  );
}
