import type { AppealOutcome, ReportDecision } from "#contract/trust/reports.ts";
import { act } from "../acts/act.ts";

/** What was not chosen is sent as it is: the API says so beside the field. */
export const decideReport = act({
  name: "decideReport",
  initial: { reportId: "", decision: null as ReportDecision | null, statement: "" },
  send: (call, { reportId: id, decision, statement }) =>
    call("admin.decideReport", {
      params: { id },
      body: { decision: decision as ReportDecision, statement },
    }),
});

export const decideAppeal = act({
  name: "decideAppeal",
  initial: { reportId: "", outcome: null as AppealOutcome | null, statement: "" },
  send: (call, { reportId: id, outcome, statement }) =>
    call("admin.decideAppeal", {
      params: { id },
      body: { outcome: outcome as AppealOutcome, statement },
    }),
});
