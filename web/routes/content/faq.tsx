import { Search } from "lucide-react";
import type { FaqText, TextPart } from "#contract/content/texts.ts";
import { type ProfileType, profileTypes } from "#contract/profiles.ts";
import { urls } from "#contract/urls/urls.ts";
import { ChoiceLinks } from "#web/features/content/choice-links.tsx";
import { partsData } from "#web/features/content/structured-data.ts";
import { questionsOf } from "#web/features/content/text-sections.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Questions } from "#web/ui/questions.tsx";
import type { Route } from "./+types/faq.ts";
import { FaqGroups } from "./screens/faq-groups.tsx";

export const handle: RouteHandle = { namespaces: ["content"], sky: true };

/** Longer than any word that somebody would look for. */
const longestSearch = 100;

/** Questions of everybody, of owners or of sitters; with `q`, those of all with these words. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const profileType =
    args.params.profileType === undefined ? null : sideOf(args.params.profileType);
  if (profileType === undefined) notFound(page);
  const { data } = await page.call("content.faq", { query: {} });
  const text = data.find((one) => (one.profileType ?? null) === profileType) ?? notFound(page);
  const q = args.url.searchParams.get("q")?.trim().slice(0, longestSearch) ?? "";
  const t = page.texts("content");
  const questions = text.groups.flatMap((group) => group.questions);
  return {
    profileType,
    sides: [null, ...profileTypes],
    groups: text.groups,
    q,
    found: q ? searchQuestions(data, q) : null,
    structured: q ? [] : [partsData(page.origin, questions)],
    meta: page.meta({
      title: profileType ? text.title : t("faq.title"),
      description: profileType ? text.description : t("faq.description"),
      // What somebody looked for is no page of its own.
      ...(q ? {} : { path: urls.faq(profileType ?? undefined) }),
    }),
  };
}

function sideOf(name: string): ProfileType | undefined {
  return profileTypes.find((type) => type === name);
}

export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { profileType, sides, groups, q, found } = loaderData;
  const { t } = useTranslation("content");
  const urls = useUrls();
  return (
    <>
      <div className="bg-sky py-section">
        <div className="wrap">
          <h1>{t("faq.heading")}</h1>
          <search>
            <form method="get" action={urls.faq()} className="mt-6 flex max-w-text gap-2">
              <label className="grow">
                <span className="sr-only">{t("faq.search")}</span>
                <input
                  type="search"
                  name="q"
                  defaultValue={q}
                  maxLength={longestSearch}
                  placeholder={t("faq.example")}
                  className="min-h-12 w-full rounded-full border border-edge bg-surface px-5.5 text-ink"
                />
              </label>
              <Button type="submit">
                <Search aria-hidden="true" className="size-5" />
                {t("faq.find")}
              </Button>
            </form>
          </search>
          <div className="mt-6">
            <ChoiceLinks
              label={t("faq.sides")}
              choices={sides.map((side) => ({
                to: urls.faq(side ?? undefined),
                label: t(`faq.${side ?? "everybody"}`),
                isChosen: side === profileType && found === null,
              }))}
            />
          </div>
        </div>
      </div>
      <div className="wrap py-section">
        <div className="max-w-text">
          {found && (
            <section className="mb-8">
              <h2 className="mb-4 text-xl">
                {found.length > 0
                  ? t("faq.found", { count: found.length, q })
                  : t("faq.nothing", { q })}
              </h2>
              <Questions questions={questionsOf(found)} openFirst />
              <LinkButton to={urls.faq()} variant="ghost" className="mt-3">
                {t("faq.clear")}
              </LinkButton>
            </section>
          )}
          {(found === null || found.length === 0) && <FaqGroups groups={groups} />}
        </div>
      </div>
    </>
  );
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

/** Questions of all sides that have every one of these words, in the question or its answer. */
export function searchQuestions(texts: readonly FaqText[], q: string): TextPart[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return texts
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .filter(({ title, html }) => {
      const text = plain(`${title} ${html}`);
      return words.every((word) => text.includes(word));
    });
}
