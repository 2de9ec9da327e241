import type { ReportReason, ReportSubject } from "#contract/trust/reports.ts";
import { act } from "#web/lib/forms/act.ts";

/** What somebody does about reports, and about whom they want no more of. */
export const newReportForm = act({
  name: "report",
  initial: {
    subjectType: "profile" as ReportSubject,
    subjectId: 0,
    reason: null as ReportReason | null,
    text: "",
  },
  failed: (texts) => texts("reports")("new.failed"),
  send: (call, { reason, text, ...subject }) =>
    call("safety.report", {
      // Nothing chosen is no reason: the server says so at its field.
      body: { ...subject, reason: reason ?? ("" as "other"), ...(text.trim() ? { text } : {}) },
    }),
});

/** Which one is told by a hidden field. */
export const appealForm = act({
  name: "appeal",
  initial: { text: "", reportId: "" },
  failed: (texts) => texts("reports")("appeal.failed"),
  send: (call, { reportId: id, text }) =>
    call("ownReports.appeal", { params: { id }, body: { text } }),
});

/** In the address, once it was sent: the page says so. */
export const sentMark = "sent";

/** Who is told by a hidden field. Without script nothing can be asked: a stay that goes on is not cut short. */
export const blockForm = act({
  name: "block",
  initial: { userId: "", afterStay: true },
  failed: (texts) => texts("reports")("block.failed"),
  send: (call, { userId, ...body }) => call("safety.block", { params: { userId }, body }),
});
export const unblockForm = act({
  name: "unblock",
  initial: { userId: "" },
  failed: (texts) => texts("reports")("block.failed"),
  send: (call, { userId }) => call("safety.unblock", { params: { userId } }),
});

/** In the address, with whom: the page says that they are blocked. */
export const blockedMark = "blocked";
