import type { ArticleCard, TextPart, TextSection } from "#contract/content/texts.ts";
import { productName } from "#contract/shared/product.ts";
import { urls } from "#contract/urls/urls.ts";
import { crumbsData, questionsData } from "#web/lib/page/structured-data.ts";

/** The questions of a text, for search engines, where a link has to say of which site it is. */
export function partsData(origin: string, questions: readonly TextPart[]): object {
  const whole = (html: string) => html.trim().replaceAll(' href="/', ` href="${origin}/`);
  return questionsData(
    questions.map(({ title, html }) => ({ question: title, answer: whole(html) })),
  );
}

/** A stored page under the front door, with its questions if it has some. */
export function textPageData(
  origin: string,
  { title, path, sections }: { title: string; path: string; sections: readonly TextSection[] },
): object[] {
  const questions = sections.find(({ id }) => id === "questions")?.parts ?? [];
  const crumbs = [
    { name: productName, to: urls.home() },
    { name: title, to: path },
  ];
  return [
    crumbsData(origin, crumbs),
    ...(questions.length > 0 ? [partsData(origin, questions)] : []),
  ];
}

export function articleData(
  article: ArticleCard,
  { url, image, language }: { url: string; image: string; language: string },
): object {
  const { title, description, author, publishedOn, updatedOn } = article;
  const at = (path: string) => new URL(path, url).href;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage: language,
    datePublished: publishedOn,
    dateModified: updatedOn,
    author: { "@type": "Organization", name: author, url: at(urls.textPage("over-ons")) },
    publisher: {
      "@type": "Organization",
      name: productName,
      url: at(urls.home()),
      logo: at("/icon-512.png"),
    },
  };
}
