import { Suspense } from "react";
import type { WebsitePage } from "#contract/content.ts";
import { AnimalHero } from "#web/features/content/animals/animal-hero.tsx";
import { BecomeBand } from "#web/features/content/animals/become-band.tsx";
import { Costs } from "#web/features/content/animals/costs.tsx";
import { Course } from "#web/features/content/animals/course.tsx";
import { FiguresRow, useAnimalFigures } from "#web/features/content/animals/figures-row.tsx";
import { shownPrices } from "#web/features/content/animals/shown-prices.ts";
import { ArticleCard } from "#web/features/content/article-card.tsx";
import { questionsOf } from "#web/features/content/text-sections.tsx";
import { SearchBlock } from "#web/features/search/search-block.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
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
