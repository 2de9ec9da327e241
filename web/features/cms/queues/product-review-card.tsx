import type { AdminProductReview } from "#contract/trust/admin.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ActButton } from "../acts/act-form.tsx";
import { decideProductReview } from "./queue-acts.ts";

/** What somebody says of the product; on the site once an admin has let it through. */
export function ProductReviewCard({ review }: { review: AdminProductReview }) {
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
