import { productReviewStatuses } from "#contract/trust/product-reviews.ts";
import { ProductReviewCard } from "#web/features/cms/queues/product-review-card.tsx";
import { decideProductReview } from "#web/features/cms/queues/queue-acts.ts";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
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
