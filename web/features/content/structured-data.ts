import type { ArticleCard, TextPart, TextSection } from "#contract/content/texts.ts";
import { productName } from "#contract/shared/product.ts";
import { urls } from "#contract/urls/urls.ts";

/** Questions for search engines, as schema.org has them; an answer may have links and lists. */
export function questionsData(questions: readonly TextPart[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: html.trim() },
    })),
  };
}

/** The way to a page, from the front door; `to` are paths of the site. */
export function crumbsData(
  origin: string,
  crumbs: readonly { name: string; to: string }[],
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(to, origin).href,
    })),
  };
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
  return [crumbsData(origin, crumbs), ...(questions.length > 0 ? [questionsData(questions)] : [])];
}

export function articleData(
  article: ArticleCard,
  { url, image, language }: { url: string; image: string; language: string },
): object {
  const { title, description, author, publishedOn, updatedOn } = article;
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
    author: { "@type": "Organization", name: author },
    publisher: { "@type": "Organization", name: productName, url: new URL("/", url).href },
  };
}
