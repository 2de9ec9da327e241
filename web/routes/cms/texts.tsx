import { useState } from "react";
import { textShelves, textStates } from "#contract/content/admin-texts.ts";
import { type AddedKind, anchorOf, textLengths } from "#contract/content/text-drafts.ts";
import { useAct } from "#web/features/cms/acts/use-act.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { createText } from "#web/features/cms/texts/text-acts.ts";
import { TextTable } from "#web/features/cms/texts/text-table.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import type { Route } from "./+types/texts.ts";

export const handle: RouteHandle = { namespaces: ["cms-texts"], forms: true };

/** Pages, articles or questions: which, the address says. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const shelf = textShelves.find((name) => args.url.pathname.endsWith(`/${name}`)) ?? "pages";
  const query = readListQuery(args.url, ["q", "state"]);
  const texts = await page.call("adminTexts.list", {
    query: { ...query, shelf, limit: "30" },
  });
  const title = page.texts("cms-texts")(`shelves.${shelf}`);
  return { texts, query, shelf, meta: page.meta({ title }) };
}

export const action = actsAction(createText);

export default function Texts({ loaderData: { texts, query, shelf } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-texts");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage
      title={t(`shelves.${shelf}`)}
      note={t("found", { count: texts.total, number: formatNumber(texts.total) })}
    >
      {shelf !== "faq" && <NewTextForm kind={shelf === "blog" ? "article" : "dynamic"} />}
      <ListFilters
        query={query}
        search={t("searchList")}
        filters={[
          {
            name: "state",
            label: t("columns.state"),
            options: [
              { value: "", label: cms("all") },
              ...textStates.map((value) => ({ value, label: t(`states.${value}`) })),
            ],
          },
        ]}
      />
      <TextTable texts={texts.data} shelf={shelf} />
      <ListPages query={query} found={texts} label={cms("pages")} />
    </CmsPage>
  );
}

/** Begins a page or an article: a title, and an address that is made of it until somebody says otherwise. */
function NewTextForm({ kind }: { kind: AddedKind }) {
  const { t } = useTranslation("cms-texts");
  const [isOwnSlug, setOwnSlug] = useState(false);
  const form = useAct(createText, { which: { kind }, done: t("new.done") });
  const title = form.field("title");
  const slug = form.field("slug");
  return (
    <Card as="section" edged className="mb-5 max-w-page">
      <details>
        <summary className="font-semibold">{t(`new.${kind}`)}</summary>
        <Form form={form} className="mt-4 grid gap-4">
          <ErrorBanner lines={form.messages} />
          <input type="hidden" name="kind" value={kind} />
          <TextField
            label={t("head.title")}
            required
            maxLength={textLengths.title.max}
            {...title}
            onChange={(value) => {
              title.onChange(value);
              if (!isOwnSlug) slug.onChange(value.trim() === "" ? "" : anchorOf(value));
            }}
          />
          <TextField
            label={t("slug.label")}
            hint={t("slug.hint")}
            required
            spellCheck={false}
            maxLength={textLengths.slug.max}
            {...slug}
            onChange={(value) => {
              setOwnSlug(true);
              slug.onChange(value);
            }}
          />
          <div>
            <Button type="submit" pending={form.pending}>
              {t("new.make")}
            </Button>
          </div>
        </Form>
      </details>
    </Card>
  );
}
