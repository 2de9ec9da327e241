import { daysBefore, retentionDays } from "#contract/privacy/retention.ts";

/**
 * What somebody wrote against a ban goes half a year after it was decided; whoever never confirmed their
 * address is forgotten after 60 days. Log-ins that failed, devices and links of mails are purged by the
 * register of personal data.
 */
export function retentionLimits(now: Date): { appeals: Date; unconfirmed: Date } {
  return {
    appeals: daysBefore(now, retentionDays.banAppeal),
    unconfirmed: daysBefore(now, retentionDays.unconfirmedAccount),
  };
}
