import type { TextSection } from "#contract/content/texts.ts";
import { urls } from "#contract/urls/urls.ts";
import { ChoiceLinks } from "#web/features/content/choice-links.tsx";
import { NextStep } from "#web/features/content/next-step.tsx";
import { partsData } from "#web/features/content/structured-data.ts";
import { questionsOf } from "#web/features/content/text-sections.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import book from "#web/ui/art/walk/walk-book.svg?no-inline";
import coffee from "#web/ui/art/walk/walk-coffee.svg?no-inline";
import key from "#web/ui/art/walk/walk-key.svg?no-inline";
import logbook from "#web/ui/art/walk/walk-logbook.svg?no-inline";
import message from "#web/ui/art/walk/walk-message.svg?no-inline";
import paid from "#web/ui/art/walk/walk-paid.svg?no-inline";
import profile from "#web/ui/art/walk/walk-profile.svg?no-inline";
import review from "#web/ui/art/walk/walk-review.svg?no-inline";
import search from "#web/ui/art/walk/walk-search.svg?no-inline";
import { cx } from "#web/ui/cx.ts";
import { Questions } from "#web/ui/questions.tsx";
import { TextHtml } from "#web/ui/written/text-html.tsx";
import type { Route } from "./+types/how-it-works.ts";
import { pageImage } from "./share-images.ts";

export const handle: RouteHandle = { namespaces: ["content"], sky: true };

/** Two walks through one street: of who looks for a sitter, and of who is one. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data } = await page.call("content.website", { params: { id: "hoe-werkt-het" } });
  const side = args.url.searchParams.get("as") === "pet_sitter" ? "sitter" : "owner";
  const sectionOf = (id: string) => data.sections.find((section) => section.id === id) ?? null;
  const questions = sectionOf("questions");
  return {
    title: data.title,
    lead: data.lead ?? null,
    side: side as "owner" | "sitter",
    sides: { owner: sectionOf("owner")?.title ?? "", sitter: sectionOf("sitter")?.title ?? "" },
    walk: sectionOf(side),
    end: sectionOf(`${side}-end`),
    questions,
    structured: questions ? [partsData(page.origin, questions.parts)] : [],
    meta: page.meta({
      title: page.texts("content")("how.title"),
      description: data.description,
      path: urls.howItWorks(),
      image: pageImage(page, data),
    }),
  };
}

export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { title, lead, side, sides, walk, end, questions } = loaderData;
  const { t } = useTranslation("content");
  const urls = useUrls();
  return (
    <>
      <div className="bg-sky py-section">
        <div className="wrap">
          <p className="text-sm font-semibold text-brand-strong">{t("how.title")}</p>
          <h1 className="mt-1">{title}</h1>
          {lead && <p className="mt-4 max-w-[44ch] text-lg leading-snug">{lead}</p>}
          <div className="mt-6 mb-10">
            <ChoiceLinks
              label={t("how.sides")}
              choices={[
                { to: urls.howItWorks(), label: sides.owner, isChosen: side === "owner" },
                {
                  to: urls.howItWorks("pet_sitter"),
                  label: sides.sitter,
                  isChosen: side === "sitter",
                },
              ]}
            />
          </div>
          {walk && (
            <section aria-label={walk.title}>
              <h2 className="sr-only">{walk.title}</h2>
              <Walk section={walk} houses={houses[side]} />
            </section>
          )}
        </div>
      </div>
      {end && (
        <section className="bg-sunken py-section text-center">
          <div className="wrap">
            <h2>{end.title}</h2>
            <div className="mx-auto mt-3 mb-6 max-w-text [&_p]:mx-auto">
              <TextHtml html={end.html} />
            </div>
            <NextStep audience={side} />
          </div>
        </section>
      )}
      {questions && (
        <section className="py-section">
          <div className="wrap grid gap-x-16 gap-y-6 md:grid-cols-[1fr_2fr]">
            <h2>{questions.title}</h2>
            <Questions questions={questionsOf(questions.parts)} />
          </div>
        </section>
      )}
    </>
  );
}

/** The houses that each walk passes, in their order. */
const houses = {
  owner: [search, message, coffee, book, logbook, review],
  sitter: [profile, book, message, coffee, key, paid],
} as const;

type WalkProps = {
  /** Its parts are the steps. */
  section: TextSection;
  /** A house for each step, in their order. */
  houses: readonly string[];
};

/** Houses left and right: the step is in the window, its number on the plate. */
function Walk({ section, houses }: WalkProps) {
  return (
    <ol className="grid gap-10">
      {section.parts.map(({ id, title, html }, at) => (
        <li
          key={id}
          id={id}
          className="grid scroll-mt-35 items-center gap-x-16 gap-y-4 md:grid-cols-2"
        >
          <img
            src={houses[at]}
            alt=""
            width={380}
            height={356}
            loading={at === 0 ? "eager" : "lazy"}
            className={cx("mx-auto h-auto w-full max-w-90", at % 2 === 1 && "md:order-2")}
          />
          <div>
            <div className="flex items-center gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-small bg-deep font-semibold text-on-deep">
                {at + 1}
              </span>
              <h3 className="text-xl">{title}</h3>
            </div>
            <div className="mt-3">
              <TextHtml html={html} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
