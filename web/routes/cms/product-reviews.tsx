import type { AdminProductReview } from "#contract/trust/admin.ts";
import { productReviewStatuses } from "#contract/trust/product-reviews.ts";
import { ActButton } from "#web/features/cms/acts/act-form.tsx";
import { decideProductReview } from "#web/features/cms/queues/queue-acts.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Route } from "./+types/product-reviews.ts";

export const handle: RouteHandle = { namespaces: ["cms-queues"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["status"]);
  const reviews = await page.call("admin.listProductReviews", {
    query: { status: "waiting", ...query, limit: "10" },
  });
  const title = page.texts("cms-queues")("productReviews.title");
  return { reviews, query, meta: page.meta({ title }) };
}

export const action = actsAction(decideProductReview);

export default function ProductReviews({ loaderData: { reviews, query } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-queues");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage title={t("productReviews.title")} note={t("productReviews.note")}>
      <ListFilters
        query={query}
        filters={[
          {
            name: "status",
            label: t("filter"),
            options: productReviewStatuses.map((status) => ({
              value: status,
              label: t(`productReviews.status.${status}`),
            })),
          },
        ]}
      />
      {reviews.data.length === 0 && <p className="text-ink-soft">{t("productReviews.empty")}</p>}
      <ul className="grid max-w-page gap-4">
        {reviews.data.map((review) => (
          <li key={review.id}>
            <ProductReviewCard review={review} />
          </li>
        ))}
      </ul>
      <ListPages query={query} found={reviews} label={cms("pages")} />
    </CmsPage>
  );
}

/** What somebody says of the product; on the site once an admin has let it through. */
function ProductReviewCard({ review }: { review: AdminProductReview }) {
  const { t } = useTranslation("cms-queues");
  const locale = useLocale();
  const { id, status, rating, text, firstName, createdAt } = review;
  const others = (["shown", "refused"] as const).filter((decision) => decision !== status);
  return (
    <Card as="article" edged className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{firstName ?? t("gone")}</h2>
        <Stars stars={rating} label={t("productReviews.stars", { count: rating })} />
        <Tag tone={status === "waiting" ? "warn" : status === "shown" ? "ok" : "neutral"}>
          {t(`productReviews.status.${status}`)}
        </Tag>
        <span className="text-sm text-ink-soft">{formatDate(createdAt, locale)}</span>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-2">
        {others.map((decision) => (
          <ActButton
            key={decision}
            act={decideProductReview}
            which={{ reviewId: String(id), decision }}
            variant={decision === "shown" ? "brand" : "secondary"}
            done={t(`productReviews.done.${decision}`)}
          >
            {t(`productReviews.decisions.${decision}`)}
          </ActButton>
        ))}
      </div>
    </Card>
  );
}
