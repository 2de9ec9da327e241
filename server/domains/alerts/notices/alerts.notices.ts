import * as z from "zod";
import {
  type AlertFilters,
  type AlertType,
  alertType,
  type Frequency,
} from "#contract/notices/alerts.ts";
import type { RequestCard } from "#contract/requests/public-requests.ts";
import { animalCategory } from "#contract/shared/animals.ts";
import { type Locale, numberTag } from "#contract/shared/locale.ts";
import type { SitterCard } from "#contract/sitters.ts";
import mailsEn from "#messages/en/alert-mails.json" with { type: "json" };
import searchEn from "#messages/en/search.json" with { type: "json" };
import mailsNl from "#messages/nl/alert-mails.json" with { type: "json" };
import searchNl from "#messages/nl/search.json" with { type: "json" };
import { type NotifyContext, notify } from "#server/domains/notify/notify.service.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type {
  MailReader,
  NoticeParams,
  NoticeTable,
  NoticeWords,
} from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";

const text = createTexts({ nl: mailsNl, en: mailsEn });
const nouns = createTexts({ nl: searchNl.nouns, en: searchEn.nouns });

/** What is stored of new sitters or requests for the words about them. */
const alertNoticeParams = z.object({
  alertType,
  total: z.int(),
  distanceKm: z.number(),
  /** Absent where somebody only said 'here'. */
  place: z.string().optional(),
  /** What they are called by: those of one animal, or who takes dogs for a walk. */
  noun: z.enum([...animalCategory.options, "sitter", "walker", "request"]),
});
export type AlertNoticeParams = z.infer<typeof alertNoticeParams>;

export function alertWordsOf(params: NoticeParams, locale: Locale): NoticeWords {
  const { alertType: type, total, distanceKm, place, noun } = alertNoticeParams.parse(params);
  const km = new Intl.NumberFormat(numberTag).format(distanceKm);
  const words = { total, noun: nouns(locale, noun, { count: total }) };
  const title = place
    ? text(locale, "subject", { ...words, place })
    : text(locale, "subjectHere", words);
  const key = type === "NEW_JOBS_IN_AREA" ? "noticeJobs" : "notice";
  return { title, text: text(locale, key, { km }) };
}

export type DigestSitter = Omit<SitterCard, "isFavorite">;
export type DigestRequest = Omit<RequestCard, "isFavorite">;

export type DigestMailData = {
  params: AlertNoticeParams;
  filters: AlertFilters;
  frequency: Frequency;
  /** The first of them. */
  sitters: DigestSitter[];
  requests: DigestRequest[];
  /** All of them, on this site. */
  path: string;
  /** Where this alert is paused, without logging in. */
  pausePath: string;
};

export const alertNotices = {
  entries: { alert_found: { kind: "alerts", isMailed: true } },
  words: ({ params }, locale) => alertWordsOf(params, locale),
  mail: defineMail<MailReader & DigestMailData>("notifications.alert-digest"),
} satisfies NoticeTable<"alert_found", DigestMailData>;

/** What an alert has found, for whoever made it. */
export type FoundByAlert = Omit<DigestMailData, "params"> & {
  userId: number;
  /** Of theirs that it is for: an owner looks for sitters, a sitter for requests. */
  profileId: number | null;
  alertId: number;
  type: AlertType;
  total: number;
  place: string | null;
  distanceKm: number;
  /** Nobody is mailed at an address that wants no mail. */
  isMailed: boolean;
};

/** All that an alert has found at once is one notification, one mail and one push. */
export async function notifyFound(ctx: NotifyContext, found: FoundByAlert): Promise<void> {
  const { userId, profileId, alertId, type, total, place, distanceKm, isMailed, ...digest } = found;
  const { path, filters } = digest;
  const params: AlertNoticeParams = {
    alertType: type,
    total,
    distanceKm,
    noun: nounOf(type, filters),
    ...(place ? { place } : {}),
  };
  await notify(ctx, {
    table: alertNotices,
    type: "alert_found",
    userId,
    profileId,
    otherProfileId: null,
    params,
    path,
    causeKey: `alert:${alertId}:${ctx.now.toISOString()}`,
    ...(isMailed ? { mail: { ...digest, params } } : {}),
    push: { tag: `alert-${alertId}` },
  });
}

/** As the search calls them: of one animal by its name, and who takes dogs for a walk. */
function nounOf(
  type: AlertType,
  { animalCategories = [], serviceTypes = [] }: AlertFilters,
): AlertNoticeParams["noun"] {
  if (type === "NEW_JOBS_IN_AREA") return "request";
  if (serviceTypes.length === 1 && serviceTypes[0] === "dog_walking_service") return "walker";
  const [animal] = animalCategories;
  return animal && animalCategories.length === 1 ? animal : "sitter";
}
