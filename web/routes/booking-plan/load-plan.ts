import type { LoaderFunctionArgs } from "react-router";
import type { BookingKind } from "#contract/bookings.ts";
import type { ChatRoom } from "#contract/chat.ts";
import type { Pet } from "#contract/pets.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import type { ObstacleScreenProps } from "#web/features/booking-plan/obstacle-screen.tsx";
import type { PaywallProps } from "#web/features/subscriptions/paywall.tsx";
import { notFound, openPage, requireUser } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";
import { profileTypeInUse } from "#web/lib/session/user.ts";
import { isDay } from "#web/lib/time/calendar-days.ts";
import { loadOffer } from "../subscriptions/load-offer.ts";

type Shared = { kind: BookingKind; backTo: string; meta: PageMeta };
type Possible = {
  plan: { sitter: PublicSitter; pets: Pet[]; today: string; day: string | null };
  obstacle: null;
  paywall: null;
};
type Impossible = { plan: null; obstacle: ObstacleScreenProps; paywall: null };
type Payable = { plan: null; obstacle: null; paywall: Omit<PaywallProps, "children"> };
export type PlanData = Shared & (Possible | Impossible | Payable);

const numeric = /^[1-9]\d{0,8}$/;

/** With whom, for which pets, and whether it may be asked at all. */
export async function loadPlan(args: LoaderFunctionArgs): Promise<PlanData> {
  const page = openPage(args);
  const user = await requireUser(args);
  const { profileId = "" } = args.params;
  if (!numeric.test(profileId)) notFound(page);
  const urls = urlsFor(page.locale);
  // Two addresses, one form.
  const isIntroduction = args.url.pathname.startsWith(urls.planIntroduction(Number(profileId)));
  const kind = isIntroduction ? "introduction" : "booking";
  const [allowed, found, room] = await Promise.all([
    page.call("bookings.canCreate", { body: { otherProfileId: Number(profileId), kind } }),
    page.find("bookings.getSitter", { params: { profileId } }),
    page.find("chat.findWithProfile", { params: { profileId } }),
  ]);
  // An owner who is told to be none has opened the page of another owner.
  const isOwner = profileTypeInUse(user) === "pet_owner";
  if (allowed.reason === "notOwner" && isOwner) notFound(page);
  const sitter = found?.data;
  // Who may not be asked is named all the same: by their page, or by an earlier conversation.
  const shown = sitter ?? (await page.find("sitters.get", { params: { id: profileId } }))?.data;
  const name = shown?.firstName ?? (room && otherNameIn(room.data));
  const texts = page.texts("booking-plan");
  const chatRoomId = args.url.searchParams.get("chatRoomId") ?? "";
  const shared: Shared = {
    kind,
    backTo: numeric.test(chatRoomId)
      ? urls.chats(Number(chatRoomId))
      : backOf({ shown, roomId: room?.data.id }, urls),
    meta: page.meta({
      title: texts(`title.${kind}`, { name: name ?? texts("obstacles.somebody") }),
    }),
  };
  if (!allowed.canCreate || !sitter) {
    const reason = allowed.reason ?? "notPublished";
    if (reason === "subscriptionRequired") {
      const { data: own } = await page.call("subscriptions.get", {});
      const about = name ? { name, picture: shown?.picture } : undefined;
      const paywall = { offer: await loadOffer(page, own), backTo: page.path, about };
      return { ...shared, plan: null, obstacle: null, paywall };
    }
    const obstacle = { reason, name: name ?? undefined, chatRoomId: room?.data.id };
    return { ...shared, plan: null, obstacle, paywall: null };
  }
  const { data: pets } = await page.call("pets.list", {});
  const today = dayInAmsterdam(page.now);
  const asked = args.url.searchParams.get("date");
  const plan = {
    sitter,
    pets: pets.filter(({ isArchived }) => !isArchived),
    today,
    day: isDay(asked) && asked >= today ? asked : null,
  };
  return { ...shared, plan, obstacle: null, paywall: null };
}

/** To the sitter's page while it is there for this visitor, else to the conversation. */
function backOf(
  { shown, roomId }: { shown: PublicSitter | undefined; roomId: number | undefined },
  urls: ReturnType<typeof urlsFor>,
): string {
  if (shown?.isPublished) return urls.sitter(shown.citySlug, shown.id);
  return roomId === undefined ? urls.home() : urls.chats(roomId);
}

function otherNameIn({ profiles }: ChatRoom): string | undefined {
  return profiles.find(({ isOwn }) => !isOwn)?.firstName;
}
