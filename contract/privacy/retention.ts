/**
 * How long what is kept is kept, in days. The register of personal data names these for its tables, the
 * jobs that erase go by them, and so do the pages that tell people.
 */
export const retentionDays = {
  /** Log-ins that failed, devices, ended sessions, links and codes: while somebody may ask about them. */
  traces: 90,
  unconfirmedAccount: 60,
  mail: 30,
  /** To somebody whom we are to forget; in the local mailbox only, elsewhere it goes as it is sent. */
  fleetingMail: 1,
  takenBackMessage: 30,
  track: 90,
  notification: 90,
  /** More than a year: whoever takes up a contact again is asked again whether to plan something. */
  reminder: 400,
  /** A day longer than something counts as new. */
  toldItem: 31,
  idempotentAnswer: 1,
  /** Long enough to find out what happened when somebody asks. */
  deliveredEvent: 7,
  /** Given up after many tries: an administrator may want to look. */
  failedEvent: 90,
  /** After the last time that it was tried: what it was about has gone since. */
  passedOver: 30,
  banAppeal: 183,
  personalDataExport: 7,
  /** Long enough for a second question about the same thing. */
  contactMessage: 365,
  /** More than a year, so that a season can be held against the one before. */
  sitterView: 400,
  /** Only so that nobody is counted twice in a day. */
  sitterViewer: 1,
} as const;

const day = 24 * 60 * 60 * 1000;

/** What ended before this has been kept for so many days. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}
