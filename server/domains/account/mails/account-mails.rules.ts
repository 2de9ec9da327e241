import type { Urls } from "#contract/urls/urls.ts";

/** Something that happened to the account; the button leads to the page that helps if it wasn't them. */
export const noticePages = {
  welcome: "home",
  passwordChanged: "resetPassword",
  passwordSet: "resetPassword",
  emailChangeAsked: "resetPassword",
  emailChanged: "contact",
  secondFactorOn: "settings",
  secondFactorReplaced: "settings",
  secondFactorOff: "settings",
  recoveryCodesRenewed: "settings",
  recoveryCodeUsed: "settings",
  accountDeleted: "home",
  personalDataReady: "personalData",
  accountUnbanned: "home",
  banAppealReversed: "home",
  banAppealUpheld: "home",
} as const satisfies Record<string, keyof Urls>;

export type Notice = keyof typeof noticePages;
