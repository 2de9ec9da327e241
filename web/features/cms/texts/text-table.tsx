import type { AdminTextLine, TextShelf } from "#contract/content/admin-texts.ts";
import { productName } from "#contract/shared/product.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatTime } from "#web/lib/text/formatting.ts";
import { Tag } from "#web/ui/tag.tsx";
import { CmsTable } from "../table/cms-table.tsx";

const tones = { published: "ok", draft: "warn", scheduled: "neutral", removed: "bad" } as const;

export function TextTable({ texts, shelf }: { texts: readonly AdminTextLine[]; shelf: TextShelf }) {
  const { t } = useTranslation("cms-texts");
  const locale = useLocale();
  return (
    <CmsTable
      label={t(`shelves.${shelf}`)}
      rows={texts}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => cmsUrls[shelf](id)}
      empty={t("empty")}
      columns={[
        {
          id: "title",
          header: t("columns.title"),
          cell: ({ title }) => readable(title) || t("untitled"),
        },
        {
          id: "slug",
          header: t("columns.slug"),
          cell: ({ slug }) => <span className="wrap-anywhere">{slug}</span>,
        },
        { id: "kind", header: t("columns.kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
        { id: "state", header: t("columns.state"), cell: (line) => <TextTags line={line} /> },
        {
          id: "saved",
          header: t("columns.saved"),
          cell: ({ savedAt }) => `${formatDate(savedAt, locale)} ${formatTime(savedAt)}`,
        },
      ]}
    />
  );
}

/** As readers will get it. */
const readable = (title: string) => title.replaceAll("{{product}}", productName);

function TextTags({ line: { states, scheduledAt } }: { line: AdminTextLine }) {
  const { t } = useTranslation("cms-texts");
  const locale = useLocale();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {states.map((state) => (
        <Tag key={state} tone={tones[state]}>
          {state === "scheduled" && scheduledAt
            ? t("scheduledFor", {
                date: formatDate(scheduledAt, locale),
                time: formatTime(scheduledAt),
              })
            : t(`states.${state}`)}
        </Tag>
      ))}
    </span>
  );
}
