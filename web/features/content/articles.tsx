import { Link } from "react-router";
import type { ArticleCard as Card } from "#contract/content/texts.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { HeroPicture } from "./hero-picture.tsx";

/** An article in a list; the whole of it leads to the page. */
export function ArticleCard({ article, level }: { article: Card; level: 2 | 3 }) {
  const { t } = useTranslation("content");
  const urls = useUrls();
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const { slug, title, description, hero, heroImage, topic, minutes, publishedOn } = article;
  return (
    <article className="relative">
      <HeroPicture name={hero} image={heroImage} />
      <p className="mt-3 text-sm font-semibold text-accent-strong">{t(`topics.${topic}`)}</p>
      <Heading className="mt-1 text-lg">
        <Link
          to={urls.article(slug)}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand"
        >
          {title}
        </Link>
      </Heading>
      <p className="mt-1.5 text-ink-soft">{description}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {formatDate(publishedOn, locale)}, {t("minutes", { count: minutes })}
      </p>
    </article>
  );
}

/** Side by side where there is room. */
export function ArticleList({ articles, level }: { articles: readonly Card[]; level: 2 | 3 }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}
