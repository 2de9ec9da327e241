import type { ArticleCard as Card } from "#contract/content/texts.ts";
import { ArticleCard } from "./article-card.tsx";

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
