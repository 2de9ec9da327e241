import type { AlertFilters, AlertType } from "#contract/notices/alerts.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import type { DigestMailData } from "./alert.emails.tsx";
import type { AlertNoticeParams } from "./alert-notice-words.ts";

const digestMail = defineMail<MailReader & DigestMailData>("notifications.alert-digest");

export function writeAlertMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  mailer.write(digestMail, async (data) =>
    (await import("./alert.emails.tsx")).digestMail({ ...data, appUrl }),
  );
}

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
export async function tellOfNew(ctx: NotifyContext, found: FoundByAlert): Promise<void> {
  const { userId, profileId, alertId, type, total, place, distanceKm, isMailed, ...digest } = found;
  const { path, filters } = digest;
  const params: AlertNoticeParams = {
    ...{ alertType: type, total, distanceKm, noun: nounOf(type, filters) },
    ...(place ? { place } : {}),
  };
  await notify(ctx, {
    ...{ userId, profileId, otherProfileId: null, path, params },
    kind: "alerts",
    type: "alert_found",
    causeKey: `alert:${alertId}:${ctx.now.toISOString()}`,
    ...(isMailed ? { mail: { kind: digestMail, data: { ...digest, params } } } : {}),
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
