import type { User } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { partedUpcoming, upcomingQuery } from "#web/features/bookings/booking-lists.ts";
import { isCalledOff } from "#web/features/bookings/booking-words.ts";
import type {
  DashboardData,
  Near,
  OwnerData,
  RequestSummary,
  SitterData,
} from "#web/features/dashboard/dashboard-data.ts";
import { slugOf } from "#web/features/profiles/city-slug.ts";
import type { Page } from "#web/lib/page/page.server.ts";

/** A row of the widest screen, twice on the others; the API gives pages of ten. */
const shown = 6;
/** Of what is ahead: enough to know what the week brings. */
const nextShown = 3;

export async function loadDashboard(
  page: Page,
  user: User,
  profile: OwnProfile,
): Promise<DashboardData> {
  const city = user.address?.city;
  const [own, rooms, bookings] = await Promise.all([
    profile.profileType === "pet_owner"
      ? loadOwner(page, city)
      : loadSitter(page, profile.id, city),
    page.spare("chat.list", { query: { limit: 5 } }),
    page.spare("bookings.list", { query: upcomingQuery }),
  ]);
  const { awaiting, others } = partedUpcoming(bookings?.data ?? []);
  const now = page.now;
  return {
    own,
    unreadCount: rooms?.unreadMessagesCount ?? 0,
    bookings: {
      running: bookings?.running ?? [],
      awaiting,
      next: others.filter((booking) => !isCalledOff(booking)).slice(0, nextShown),
    },
    now: now.toISOString(),
    today: dayInAmsterdam(now),
  };
}

async function loadOwner(page: Page, city: string | undefined): Promise<OwnerData> {
  const [pets, request, favorites, sitters] = await Promise.all([
    page.call("pets.list", {}),
    loadRequest(page),
    page.spare("favorites.list", {}),
    city ? page.spare("search.sitters", { query: { city, guaranteedResults: "true" } }) : null,
  ]);
  return {
    profileType: "pet_owner",
    pets: pets.data
      .filter(({ isArchived }) => !isArchived)
      .map(({ id, name, category, images: [picture] }) => ({ id, name, category, picture })),
    request,
    sitters: nearOf(sitters),
    favorites: favorites?.data ?? [],
  };
}

async function loadRequest(page: Page): Promise<RequestSummary | null> {
  const own = await page.find("requests.getOwn", {});
  if (!own) return null;
  const { id, title, status, missingToActivate } = own.request;
  const shownToOthers =
    status === "active"
      ? await page.spare("publicRequests.get", { params: { id: String(id) } })
      : null;
  return { id, title, status, missingToActivate, viewCount: shownToOthers?.data.viewCount };
}

async function loadSitter(
  page: Page,
  profileId: number,
  city: string | undefined,
): Promise<SitterData> {
  const [requests, shownToOthers] = await Promise.all([
    city
      ? page.spare("publicRequests.list", {
          query: { city, guaranteedResults: "true", sortBy: "newest" },
        })
      : null,
    city ? page.spare("sitters.get", { params: { id: String(profileId) } }) : null,
  ]);
  return {
    profileType: "pet_sitter",
    requests: nearOf(requests),
    citySlug: city && slugOf(city),
    viewCount: shownToOthers?.data.viewCount,
  };
}

function nearOf<Card>(found: { data: Card[]; widenedTo?: number } | null): Near<Card> {
  return { cards: found?.data.slice(0, shown) ?? [], widenedTo: found?.widenedTo };
}
