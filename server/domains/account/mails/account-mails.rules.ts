/** Something that happened to the account; the button leads to what helps if it wasn't them. */
export const notices = {
  welcome: "/",
  passwordChanged: "/resetPassword",
  passwordSet: "/resetPassword",
  emailChangeAsked: "/resetPassword",
  emailChanged: "/contact",
  accountDeleted: "/",
} as const;

export type Notice = keyof typeof notices;
