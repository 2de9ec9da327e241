import { adminEndpoints } from "#contract/trust/admin.ts";
import type { AppealOutcome } from "#contract/trust/reports.ts";
import { act } from "../acts/act.ts";

export const banUser = act({
  name: "banUser",
  initial: { userId: "", reason: "" },
  do: (call, { userId: id, reason }) =>
    call(adminEndpoints.banUser, { params: { id }, body: { reason } }),
});

export const unbanUser = act({
  name: "unbanUser",
  initial: { userId: "" },
  do: (call, { userId: id }) => call(adminEndpoints.unbanUser, { params: { id } }),
});

export const decideBanAppeal = act({
  name: "decideBanAppeal",
  initial: { userId: "", outcome: null as AppealOutcome | null, statement: "" },
  do: (call, { userId: id, outcome, statement }) =>
    call(adminEndpoints.decideBanAppeal, {
      params: { id },
      body: { outcome: outcome as AppealOutcome, statement },
    }),
});
