import type { ReportReason } from "#contract/trust/reports.ts";

/** The forms about reports: what their pages' actions read, and begin with. */
export const newReportForm = {
  name: "report",
  initial: { reason: null as ReportReason | null, text: "" },
};

/** Which one is told by a hidden field. */
export const appealForm = { name: "appeal", initial: { text: "", reportId: "" } };

/** In the address, once it was sent: the page says so. */
export const sentMark = "sent";

/** Who is told by a hidden field. */
export const blockForm = { name: "block", initial: { userId: "" } };
export const unblockForm = { name: "unblock", initial: { userId: "" } };

/** In the address, with whom: the page says that they are blocked. */
export const blockedMark = "blocked";
