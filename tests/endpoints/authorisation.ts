/**
 * Who may call what, written by hand and apart from the endpoints' own declarations: a slip in one
 * shows against the other. An endpoint that is not listed fails the test.
 */
export const roles = ["guest", "unconfirmed", "owner", "sitter", "stranger", "admin"] as const;
export type Role = (typeof roles)[number];
export type Outcome = "in" | "must log in" | "must confirm" | "may not" | "not there";
type Row = Record<Role, Outcome>;

const row = (guest: Outcome, everybodyElse: Outcome, exceptions: Partial<Row> = {}): Row => ({
  guest,
  unconfirmed: everybodyElse,
  owner: everybodyElse,
  sitter: everybodyElse,
  stranger: everybodyElse,
  admin: everybodyElse,
  ...exceptions,
});

const everybody = row("in", "in");
const loggedIn = row("must log in", "in");
/** A thing of the owner's: for others it isn't there. */
const ownersOnly = row("must log in", "not there", { owner: "in" });

export const outcomes: Record<string, Row> = {
  "account.csrfCookie": everybody,
  "account.login": everybody,
  "account.logout": loggedIn,
  "account.getUser": loggedIn,
  "account.updateUser": loggedIn,
  "access.checkEmail": everybody,
  "access.sendVerificationEmail": everybody,
  "access.confirmAccount": everybody,
  "access.forgotPassword": everybody,
  "access.resetPassword": everybody,
  "access.sendLoginLink": everybody,
  "access.loginToken": everybody,
  "access.changePassword": loggedIn,
  "access.listSessions": loggedIn,
  "access.endSession": ownersOnly,
  "profiles.registerUser": everybody,
  "profiles.listTypes": loggedIn,
  "profiles.switchProfile": loggedIn,
  "profiles.addProfile": loggedIn,
  // Asked to remove an owner profile: who has none finds none.
  "profiles.removeProfile": row("must log in", "in", { sitter: "not there", admin: "not there" }),
};
