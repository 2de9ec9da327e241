import type { ProfileType } from "#contract/profiles.ts";
import { type ReviewsPage, reviewsQuery } from "#web/features/reviews/reviews-section.tsx";
import type { Page } from "#web/lib/page/page.server.ts";

type ReviewsOf = { profileType: ProfileType; profileId: number; search: string };

/** A page of the reviews of somebody; null where they can't be told: the page does without. */
export async function loadReviewsOf(
  page: Page,
  { profileType, profileId, search }: ReviewsOf,
): Promise<ReviewsPage | null> {
  const asked = new URLSearchParams(search).get(reviewsQuery) ?? "";
  const number = /^[1-9]\d{0,5}$/.test(asked) ? asked : "1";
  const found = await page.spare("reviews.listFor", {
    params: { type: profileType, id: String(profileId) },
    query: { page: number },
  });
  if (!found) return null;
  const { standing, data: reviews, currentPage, lastPage } = found;
  return { standing, reviews, page: currentPage, pages: lastPage };
}
