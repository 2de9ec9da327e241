import { useRevalidator } from "react-router";
import { mostReferences, type OwnReference } from "#contract/references.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import { Banner } from "#web/ui/page/banner.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { AskForm } from "./ask-form.tsx";
import { ReferenceRow } from "./reference-row.tsx";

/** Whom a sitter asked, what they wrote, and room to ask somebody else. */
export function ReferencesScreen({ references }: { references: OwnReference[] }) {
  const { t } = useTranslation("references");
  const { revalidate } = useRevalidator();
  const written = references.filter(({ status }) => status === "written");
  const waiting = references.filter(({ status }) => status !== "written");
  const isFull = references.filter(({ status }) => status !== "expired").length >= mostReferences;
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-soft md:mb-8">{t("lead")}</p>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <CardSection heading={t("ask.heading")}>
          {isFull ? (
            <Banner>{t("ask.full")}</Banner>
          ) : (
            <AskForm onAsked={() => showLoading(revalidate())} />
          )}
        </CardSection>
        <div className="grid gap-8">
          {references.length === 0 && (
            <EmptyState
              title={t("list.empty")}
              art={<img src={coffee} alt="" width={320} height={240} />}
            >
              {t("list.emptyText")}
            </EmptyState>
          )}
          {[
            { heading: t("list.written"), rows: written },
            { heading: t("list.waiting"), rows: waiting },
          ].map(
            ({ heading, rows }) =>
              rows.length > 0 && (
                <section key={heading} aria-label={heading} className="grid gap-4">
                  <h2 className="text-xl">{heading}</h2>
                  {rows.map((reference) => (
                    <ReferenceRow key={reference.id} reference={reference} />
                  ))}
                </section>
              ),
          )}
        </div>
      </div>
    </>
  );
}
