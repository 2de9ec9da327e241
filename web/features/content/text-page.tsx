import type { ReactNode } from "react";
import type { WebsitePage } from "#contract/content.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextHtml } from "#web/ui/written/text-html.tsx";
import { OperatorDetails } from "./operator-details.tsx";

export type TextPageProps = {
  page: WebsitePage;
  /** A line under the title. */
  byline: string;
  /** What comes after the text. */
  children: ReactNode;
};

/** The part in which everything is said in a few lines; it comes first and stands out. */
const summaryId = "short";
const contactId = "contact";

/** A long text to read or to look something up in; beside it, where there is room, its contents. */
export function TextPage({ page, byline, children }: TextPageProps) {
  const { t } = useTranslation("legal");
  return (
    <div className="wrap grid gap-x-16 py-section md:grid-cols-[minmax(0,var(--container-text))_16rem] print:block print:py-0">
      <article className="min-w-0">
        <h1>{page.title}</h1>
        <p className="mt-3 mb-6 text-ink-soft">{byline}</p>
        <TextHtml html={page.introHtml} />
        {page.sections.map(({ id, title, html }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className={id === summaryId ? summaryLook : "mt-10 scroll-mt-35"}
          >
            <h2 id={`${id}-title`} className="mb-3 text-xl">
              {title}
            </h2>
            <TextHtml html={html} />
            {id === contactId && <OperatorDetails operator={page.operator} />}
          </section>
        ))}
        {children}
      </article>
      <nav aria-label={t("contents")} className="hidden md:block print:hidden">
        <div className="sticky top-6 max-h-[calc(100dvh-var(--spacing)*12)] overflow-y-auto border-l border-line pl-6">
          <p className="font-semibold">{t("contents")}</p>
          <ol className="mt-2 text-sm">
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1.5 text-ink-soft no-underline hover:text-brand-strong hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
    </div>
  );
}

const summaryLook =
  "mt-8 scroll-mt-35 rounded-card bg-brand-soft px-5 py-6 sm:px-8 print:bg-transparent print:p-0";
