import type { ReactNode } from "react";
import type { Operator, WebsitePage } from "#contract/content.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TextHtml } from "#web/ui/written/text-html.tsx";

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

/** Who runs the site and how to reach them, as far as they told. */
function OperatorDetails({ operator }: { operator: Operator }) {
  const { t } = useTranslation("legal");
  const { name, address, email, phone, website, chamberOfCommerceNumber, vatNumber } = operator;
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      <Detail label={t("name")}>{name}</Detail>
      <Detail label={t("address")}>{address}</Detail>
      <Detail label={t("email")}>{email && <a href={`mailto:${email}`}>{email}</a>}</Detail>
      <Detail label={t("phone")}>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
      </Detail>
      <Detail label={t("website")}>
        <a href={website}>{website.replace(/^https?:\/\//, "")}</a>
      </Detail>
      <Detail label={t("chamberOfCommerceNumber")}>{chamberOfCommerceNumber}</Detail>
      <Detail label={t("vatNumber")}>{vatNumber}</Detail>
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
