/**
 * What an account leaves behind is not kept for longer than somebody may ask about it: log-ins that
 * failed, devices that nobody logs in with any more, and links of mails 90 days after they were of any
 * use. What somebody wrote against a ban goes half a year after it was decided. Whoever never confirmed their address is forgotten after 60 days.
 */
const day = 24 * 60 * 60 * 1000;

export function retentionLimits(now: Date): { traces: Date; appeals: Date; unconfirmed: Date } {
  return {
    traces: new Date(now.getTime() - 90 * day),
    appeals: new Date(now.getTime() - 183 * day),
    unconfirmed: new Date(now.getTime() - 60 * day),
  };
}
