import type { LoaderFunctionArgs } from "react-router";
import { type BookingKind, bookingsEndpoints, type CreateObstacle } from "#contract/bookings.ts";
import { type ChatRoom, chatEndpoints } from "#contract/chat.ts";
import { type Pet, petsEndpoints } from "#contract/pets.ts";
import { type PublicSitter, sittersEndpoints } from "#contract/sitters.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { notFound, openPage, requireUser } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";
import { profileTypeInUse } from "#web/lib/session/user.ts";
import { todayInAmsterdam } from "#web/lib/time/today.ts";

type Shared = { kind: BookingKind; backTo: string; meta: PageMeta };
type Possible = {
  plan: { sitter: PublicSitter; pets: Pet[]; today: string };
  obstacle: null;
};
type Impossible = {
  plan: null;
  obstacle: { reason: CreateObstacle; name: string | undefined; chatRoomId: number | undefined };
};
export type PlanData = Shared & (Possible | Impossible);

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
    page.call(bookingsEndpoints.canCreate, { body: { otherProfileId: Number(profileId), kind } }),
    // One who is no longer online can't be seen, only named by an earlier conversation.
    page.find(sittersEndpoints.get, { params: { id: profileId } }),
    page.find(chatEndpoints.findWithProfile, { params: { profileId } }),
  ]);
  // An owner who is told to be none has opened the page of another owner.
  const isOwner = profileTypeInUse(user) === "pet_owner";
  if (allowed.reason === "notOwner" && isOwner) notFound(page);
  const sitter = found?.data;
  const name = sitter?.firstName ?? (room && otherNameIn(room.data));
  const texts = page.texts("booking-plan");
  const chatRoomId = args.url.searchParams.get("chatRoomId") ?? "";
  const shared: Shared = {
    kind,
    backTo: numeric.test(chatRoomId)
      ? urls.chats(Number(chatRoomId))
      : sitter
        ? urls.sitter(sitter.citySlug, sitter.id)
        : urls.home(),
    meta: page.meta({
      title: texts(`title.${kind}`, { name: name ?? texts("obstacles.somebody") }),
    }),
  };
  // Who is in contact may still be asked; but without a page there are no services and days to choose.
  if (!allowed.canCreate || !sitter) {
    const reason = allowed.reason ?? "notPublished";
    const obstacle = { reason, name: name ?? undefined, chatRoomId: room?.data.id };
    return { ...shared, plan: null, obstacle };
  }
  const { data: pets } = await page.call(petsEndpoints.list, {});
  const plan = {
    sitter,
    pets: pets.filter(({ isArchived }) => !isArchived),
    today: todayInAmsterdam(new Date()),
  };
  return { ...shared, plan, obstacle: null };
}

function otherNameIn({ profiles }: ChatRoom): string | undefined {
  return profiles.find(({ isOwn }) => !isOwn)?.firstName;
}
