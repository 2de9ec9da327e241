import { badgesEarned } from "#server/domains/badges/badges.events.ts";
import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { messageSent } from "#server/domains/chat/chat.events.ts";
import {
  intakeAsked,
  intakeChanged,
  intakeFilled,
} from "#server/domains/intake-forms/intake-forms.events.ts";
import { logbookChanged, reportShared } from "#server/domains/logbooks/logbooks.events.ts";
import { ownerTold } from "#server/domains/logbooks/messages/logbook-messages.events.ts";
import {
  certificateRefused,
  certificateSeen,
} from "#server/domains/profiles/certificates/certificates.events.ts";
import { referenceAsked, referenceWritten } from "#server/domains/references/references.events.ts";
import { reminderSent } from "#server/domains/reminders/reminders.events.ts";
import { requestEmptied, requestExpired } from "#server/domains/requests/requests.events.ts";
import {
  reviewAnswered,
  reviewShown,
  reviewsAsked,
  reviewWritten,
} from "#server/domains/reviews/reviews.events.ts";
import { appealDecided, reportDecided } from "#server/domains/safety/reports/reports.events.ts";
import {
  chargedBack,
  chargeFailed,
  paymentPaid,
  purchaseWithdrawn,
  refundDone,
  renewalAnnounced,
  renewalGivenUp,
} from "#server/domains/subscriptions/subscriptions.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { writeAlertMails } from "./alerts/alert-notices.service.ts";
import { tellOfBadges, writeBadgeMails } from "./badges/badge-notices.service.ts";
import { tellOfIntake, tellOfMove } from "./bookings/booking-notices.service.ts";
import {
  tellOfLogbook,
  tellOfReport,
  tellOfSharedReport,
} from "./logbooks/logbook-notices.service.ts";
import { tellOfMessage } from "./message-notices.service.ts";
import {
  registerNotificationJobs,
  writeBookingMails,
  writeLogbookMails,
  writeReviewMails,
  writeUnreadMails,
} from "./notifications.jobs.ts";
import { bindNotifications } from "./notifications.routes.ts";
import { allowNotificationsChannel, subscribeNotifications } from "./notifications.subscribers.ts";
import {
  mailReferenceAsked,
  tellOfReference,
  writeReferenceMails,
} from "./references/reference-notices.service.ts";
import { tellOfReminder, writeReminderMails } from "./reminders/reminder-notices.service.ts";
import {
  tellRequestEmptied,
  tellRequestExpired,
  writeRequestMails,
} from "./requests/request-notices.service.ts";
import {
  tellReviewAnswered,
  tellReviewShown,
  tellReviewsAsked,
  tellReviewWritten,
} from "./reviews/review-notices.service.ts";
import {
  tellAppealDecided,
  tellCertificateRefused,
  tellCertificateSeen,
  tellReportDecided,
  writeSafetyMails,
} from "./safety/safety-notices.service.ts";
import {
  tellChargedBack,
  tellChargeFailed,
  tellGivenUp,
  tellPaid,
  tellRefunded,
  tellRenewalAnnounced,
  tellWithdrawn,
  writeSubscriptionMails,
} from "./subscriptions/subscription-notices.service.ts";
import { writeUnsubscribeMails } from "./unsubscribing/unsubscribe-asked.service.ts";

export function registerNotifications(platform: Platform): void {
  const notifications = openDomain(platform, {});
  bindNotifications(notifications);
  subscribeNotifications(notifications);
  allowNotificationsChannel(platform);
  notifications.on(messageSent, "notifications.push-message", tellOfMessage);
  notifications.on(bookingMoved, "notifications.tell-of-booking", tellOfMove);
  notifications.on(intakeAsked, "notifications.tell-intake-asked", (ctx, asked) =>
    tellOfIntake(ctx, { bookingId: asked.bookingId, what: "asked", isMailed: !asked.isWithYes }),
  );
  notifications.on(intakeFilled, "notifications.tell-intake-filled", (ctx, { bookingId }) =>
    tellOfIntake(ctx, { bookingId, what: "filled" }),
  );
  notifications.on(intakeChanged, "notifications.tell-intake-changed", (ctx, { bookingId }) =>
    tellOfIntake(ctx, { bookingId, what: "changed" }),
  );
  notifications.on(ownerTold, "notifications.tell-of-logbook", tellOfLogbook);
  notifications.on(reminderSent, "notifications.tell-of-reminder", tellOfReminder);
  notifications.on(requestExpired, "notifications.tell-request-expired", tellRequestExpired);
  notifications.on(requestEmptied, "notifications.tell-request-emptied", tellRequestEmptied);
  notifications.on(logbookChanged, "notifications.tell-report-ready", tellOfReport);
  notifications.on(reportShared, "notifications.tell-report-shared", tellOfSharedReport);
  notifications.on(reviewsAsked, "notifications.tell-reviews-asked", tellReviewsAsked);
  notifications.on(reviewWritten, "notifications.tell-review-written", tellReviewWritten);
  notifications.on(reviewShown, "notifications.tell-review-shown", tellReviewShown);
  notifications.on(reviewAnswered, "notifications.tell-review-answered", tellReviewAnswered);
  notifications.on(referenceAsked, "notifications.mail-reference-asked", mailReferenceAsked);
  notifications.on(referenceWritten, "notifications.tell-of-reference", tellOfReference);
  notifications.on(reportDecided, "notifications.tell-report-decided", tellReportDecided);
  notifications.on(appealDecided, "notifications.tell-appeal-decided", tellAppealDecided);
  notifications.on(certificateSeen, "notifications.tell-certificate-seen", tellCertificateSeen);
  notifications.on(
    certificateRefused,
    "notifications.tell-certificate-refused",
    tellCertificateRefused,
  );
  notifications.on(badgesEarned, "notifications.tell-of-badges", tellOfBadges);
  notifications.on(paymentPaid, "notifications.tell-paid", tellPaid);
  notifications.on(renewalAnnounced, "notifications.tell-renewal-announced", tellRenewalAnnounced);
  notifications.on(chargeFailed, "notifications.tell-charge-failed", tellChargeFailed);
  notifications.on(renewalGivenUp, "notifications.tell-given-up", tellGivenUp);
  notifications.on(purchaseWithdrawn, "notifications.tell-withdrawn", tellWithdrawn);
  notifications.on(refundDone, "notifications.tell-refunded", tellRefunded);
  notifications.on(chargedBack, "notifications.tell-charged-back", tellChargedBack);
  writeUnreadMails(platform);
  writeBookingMails(platform);
  writeLogbookMails(platform);
  writeReminderMails(platform);
  writeRequestMails(platform);
  writeReviewMails(platform);
  writeReferenceMails(platform);
  writeSafetyMails(platform);
  writeBadgeMails(platform);
  writeSubscriptionMails(platform);
  writeUnsubscribeMails(platform);
  writeAlertMails(platform);
  registerNotificationJobs(notifications);
}
