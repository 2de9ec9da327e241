import type { Article } from "#contract/content/texts.ts";
import { productName } from "#contract/shared/product.ts";
import { ArticleList } from "#web/features/content/articles.tsx";
import { Crumbs } from "#web/features/content/crumbs.tsx";
import { HeroPicture } from "#web/features/content/hero-picture.tsx";
import { TextSections } from "#web/features/content/text-sections.tsx";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { TextHtml } from "#web/ui/written/text-html.tsx";

export function ArticleScreen({ article }: { article: Article }) {
  const { t } = useTranslation("content");
  const urls = useUrls();
  const locale = useLocale();
  const { title, topic, hero, heroImage, author, minutes, publishedOn, updatedOn, related } =
    article;
  return (
    <>
      <article className="wrap py-section">
        <header className="mx-auto max-w-text">
          <Crumbs
            above={[
              { name: productName, to: urls.home() },
              { name: t("blog.title"), to: urls.blog() },
              { name: t(`topics.${topic}`), to: urls.blog({ topic }) },
            ]}
            here={title}
          />
          <h1>{title}</h1>
          <p className="mt-3 mb-6 text-ink-soft">
            {author}
            <br />
            {formatDate(publishedOn, locale)}, {t("minutes", { count: minutes })}
            {updatedOn !== publishedOn && (
              <>
                <br />
                {t("blog.updated", { date: formatDate(updatedOn, locale) })}
              </>
            )}
          </p>
        </header>
        <HeroPicture name={hero} image={heroImage} first />
        <div className="mx-auto mt-8 max-w-text">
          <div className="text-lg leading-snug">
            <TextHtml html={article.introHtml} />
          </div>
          <TextSections sections={article.sections} />
        </div>
      </article>
      {related.length > 0 && (
        <section className="bg-sunken py-section">
          <div className="wrap">
            <h2 className="mb-6">{t("blog.readOn")}</h2>
            <ArticleList articles={related} level={3} />
          </div>
        </section>
      )}
    </>
  );
}
