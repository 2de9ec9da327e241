import type { RouterContextProvider } from "react-router";
import { messageMaxLength } from "#contract/messages.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { passwordMinLength } from "#contract/shared/validation/passwords.ts";
import {
  type ContactSituation,
  type KnownRoom,
  type Outcome,
  outcomeOf,
  situationOf,
} from "#web/features/contact/contact-situation.ts";
import { sentMark } from "#web/features/contact/plain-forms.ts";
import type { Addressee } from "#web/features/contact/use-openings.ts";
import { daysInWords, type When } from "#web/features/requests/when-words.ts";
import type { Offer } from "#web/features/subscriptions/offer.ts";
import { loadUser, openPage, type Page } from "#web/lib/page/page.server.ts";
import type { PageMeta } from "#web/lib/page/page-meta.ts";
import { profileTypeInUse } from "#web/lib/session/user.ts";
import { loadOffer } from "../subscriptions/load-offer.ts";

/** Who is written to, and from which page. */
export type Subject = {
  profileId: number;
  city: string;
  picture: StoredImage | undefined;
  isOwn: boolean;
  /** By who is about to write. */
  isBlocked: boolean;
  /** The request that it is about. */
  title?: string;
  /** The page one came from, and this one. */
  backTo: string;
  path: string;
};

export type ContactData = {
  subject: Subject;
  to: Addressee;
  situation: ContactSituation;
  /** What a subscription costs, for who needs one to write. */
  offer: Offer | null;
  /** After a message that was sent without script. */
  outcome: Outcome | null;
  /** The writer's own. */
  email: string | null;
  minLength: number;
  messageMaxLength: number;
  mailbox: boolean;
  meta: PageMeta;
};

type LoaderArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export async function loadContact(
  args: LoaderArgs,
  subject: Subject,
  to: Addressee,
): Promise<ContactData> {
  const page = openPage(args);
  const user = await loadUser(args);
  const writer = user && {
    profileType: profileTypeInUse(user),
    isEmailConfirmed: user.emailVerifiedAt !== undefined,
  };
  const { profileType } = to;
  const { isOwn, isBlocked } = subject;
  const isOther = writer !== null && !isOwn && !isBlocked && writer.profileType !== profileType;
  const room = isOther ? await findRoom(page, subject.profileId) : null;
  const own = isOther ? await page.find("subscriptions.get", {}) : null;
  const mayBegin = own?.data.freeBeginningsLeft !== 0;
  const situation = situationOf(writer, { profileType, isOwn, isBlocked }, room, mayBegin);
  const email = user?.email ?? null;
  return {
    subject,
    to: situation.kind === "write" ? await withOwnWishes(page, to) : to,
    situation,
    offer: own && situation.kind === "pay" ? await loadOffer(page, own.data) : null,
    outcome: args.url.searchParams.has(sentMark) ? outcomeOf(situation, email) : null,
    email,
    minLength: passwordMinLength,
    messageMaxLength,
    mailbox: page.development,
    meta: page.meta({ title: page.texts("contact")("title", { name: to.name }) }),
  };
}

async function findRoom(page: Page, profileId: number): Promise<KnownRoom | null> {
  const params = { profileId: String(profileId) };
  const found = await page.find("chat.findWithProfile", { params });
  if (!found) return null;
  const { id, acceptanceStatus, isInitiator } = found.data;
  return { id, isInitiator, ...(acceptanceStatus ? { acceptanceStatus } : {}) };
}

/** An owner's first words are about their own animals, and about when they have asked for care. */
async function withOwnWishes(page: Page, to: Addressee): Promise<Addressee> {
  if (to.profileType !== "pet_sitter") return to;
  const { data } = await page.call("pets.list", {});
  const pets = data
    .filter(({ isArchived }) => !isArchived)
    .map(({ name, category }) => ({ name, isDog: category === "dog" }));
  return { ...to, pets, when: await findOwnDays(page) };
}

/** In the middle of a sentence; null without a request, or when its last day has passed. */
async function findOwnDays(page: Page): Promise<string | null> {
  const own = (await page.find("requests.getOwn", {}))?.request;
  if (!own || own.missingToActivate.includes("dates")) return null;
  return daysWithin(own, page) || null;
}

/** The days of a request, as a sentence goes on with them. */
export function daysWithin(when: When, page: Page): string {
  const words = daysInWords(when, {
    t: page.texts("requests"),
    care: page.texts("care"),
    locale: page.locale,
    today: dayInAmsterdam(page.now),
  });
  return words.charAt(0).toLowerCase() + words.slice(1);
}
