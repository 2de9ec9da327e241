import type { userRoles } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { AppealOutcome } from "#contract/trust/reports.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { act } from "../acts/act.ts";

type UserRole = (typeof userRoles)[number];

/** Who has no password yet: a mail brings the link to choose one. */
export const createUser = act({
  name: "createUser",
  initial: {
    email: "",
    firstName: "",
    lastName: "",
    language: "nl" as Locale | null,
    role: "user" as UserRole | null,
  },
  goOnAt: () => cmsUrls.users(),
  send: (call, { lastName, language, role, ...form }) =>
    call("admin.createUser", {
      body: {
        ...form,
        ...(lastName.trim() === "" ? {} : { lastName }),
        ...(role === null ? {} : { role }),
        language: language ?? "nl",
      },
    }),
});

export const banUser = act({
  name: "banUser",
  initial: { userId: "", reason: "" },
  send: (call, { userId: id, reason }) =>
    call("admin.banUser", { params: { id }, body: { reason } }),
});

export const unbanUser = act({
  name: "unbanUser",
  initial: { userId: "" },
  send: (call, { userId: id }) => call("admin.unbanUser", { params: { id } }),
});

export const logOutEverywhere = act({
  name: "logOutEverywhere",
  initial: { userId: "" },
  send: (call, { userId: id }) => call("adminUsers.logOut", { params: { id } }),
});

export const exportData = act({
  name: "exportData",
  initial: { userId: "" },
  send: (call, { userId: id }) => call("adminUsers.export", { params: { id } }),
});

export const decideBanAppeal = act({
  name: "decideBanAppeal",
  initial: { userId: "", outcome: null as AppealOutcome | null, statement: "" },
  send: (call, { userId: id, outcome, statement }) =>
    call("admin.decideBanAppeal", {
      params: { id },
      body: { outcome: outcome as AppealOutcome, statement },
    }),
});
