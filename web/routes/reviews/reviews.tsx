import { useRevalidator } from "react-router";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { ProductReviewSection } from "#web/features/reviews/product-review.tsx";
import { ReceivedList } from "#web/features/reviews/received-list.tsx";
import { useReviewWords } from "#web/features/reviews/review-words.tsx";
import { ToWrite } from "#web/features/reviews/to-write.tsx";
import { WrittenList } from "#web/features/reviews/written-list.tsx";
import { reviewUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Card } from "#web/ui/card.tsx";
import { Pagination } from "#web/ui/page/pagination.tsx";
import { Rating } from "#web/ui/stars.tsx";
import type { Route } from "./+types/reviews.ts";
import { reviewsAction } from "./reviews-action.server.ts";

export const handle: RouteHandle = { namespaces: ["reviews", "care"], forms: true };

/** What the address has open, and which pages of the lists. */
function readAddress({ searchParams }: URL) {
  const numberOf = (name: string) => {
    const text = searchParams.get(name) ?? "";
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  return {
    bookingId: numberOf("booking"),
    editId: numberOf("edit"),
    answerId: numberOf("answer"),
    writtenPage: numberOf("written") ?? 1,
    receivedPage: numberOf("received") ?? 1,
  };
}

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const address = readAddress(args.url);
  const [waiting, written, received, product] = await Promise.all([
    page.call("reviews.listToWrite", {}),
    page.call("reviews.listBy", { query: { page: String(address.writtenPage) } }),
    page.call("reviews.listOwn", { query: { page: String(address.receivedPage) } }),
    page.call("productReviews.getOwn", {}),
  ]);
  return {
    ...address,
    waiting: waiting.data,
    written: { reviews: written.data, pages: written.lastPage, total: written.total },
    received: { reviews: received.data, pages: received.lastPage, standing: received.standing },
    product: product.data,
    today: dayInAmsterdam(page.now),
    meta: page.meta({ title: page.texts("reviews")("title") }),
  };
}

export function action(args: Route.ActionArgs) {
  return reviewsAction(readAddress(args.url))(args);
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { waiting, written, received, today, bookingId, editId, answerId } = loaderData;
  const { t } = useReviewWords();
  const urls = useUrls();
  const { standing } = received;
  useLiveReviews();
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <h1>{t("heading")}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t("lead")}</p>
      <nav aria-label={t("parts.label")} className="mb-8 flex rounded-full bg-sunken p-1">
        <PartLink part="toWrite" count={waiting.length} />
        <PartLink part="written" count={written.total} />
        <PartLink part="received" count={standing.count} />
      </nav>
      <Part part="toWrite" isEmpty={waiting.length === 0}>
        <ToWrite waiting={waiting} openBookingId={bookingId} today={today} />
      </Part>
      <Part part="written" isEmpty={written.reviews.length === 0}>
        <WrittenList reviews={written.reviews} editId={editId} today={today} />
        <Pagination
          page={loaderData.writtenPage}
          pages={written.pages}
          hrefFor={(page) => `${urls.reviews({ written: page })}#written`}
          label={t("written.pages")}
          className="mt-4"
        />
      </Part>
      <Part
        part="received"
        isEmpty={received.reviews.length === 0}
        aside={
          standing.average !== undefined && (
            <Rating
              stars={standing.average}
              count={standing.count}
              label={t("received.average", {
                stars: standing.average.toFixed(1),
                count: standing.count,
              })}
            />
          )
        }
      >
        <ReceivedList reviews={received.reviews} answerId={answerId} />
        <Pagination
          page={loaderData.receivedPage}
          pages={received.pages}
          hrefFor={(page) => `${urls.reviews({ received: page })}#received`}
          label={t("received.pages")}
          className="mt-4"
        />
      </Part>
      <ProductReviewSection review={loaderData.product} />
    </div>
  );
}

/** What one of the two does elsewhere shows here at once. */
function useLiveReviews() {
  const user = useUser();
  const { revalidate } = useRevalidator();
  useChannel(reviewUpdates, user && { userId: user.id }, {
    "review-updates": () => void revalidate(),
    // What happened before it was listened to, or during a break.
    onReady: () => void revalidate(),
  });
}

type PartName = "toWrite" | "written" | "received";

function PartLink({ part, count }: { part: PartName; count: number }) {
  const { t } = useReviewWords();
  return (
    <a
      href={`#${part}`}
      className="tabular flex min-h-11 flex-1 flex-wrap items-center justify-center gap-x-1.5 rounded-full px-2 text-center text-sm font-semibold text-ink no-underline hover:bg-surface"
    >
      {t(`${part}.heading`)} <span className="font-medium text-ink-soft">{count}</span>
    </a>
  );
}

type PartProps = {
  part: PartName;
  isEmpty: boolean;
  aside?: React.ReactNode;
  children: React.ReactNode;
};

function Part({ part, isEmpty, aside, children }: PartProps) {
  const { t } = useReviewWords();
  return (
    <section id={part} className="mb-8 scroll-mt-16">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{t(`${part}.heading`)}</h2>
        {aside}
      </div>
      {isEmpty ? <Card className="text-ink-soft">{t(`${part}.empty`)}</Card> : children}
    </section>
  );
}
