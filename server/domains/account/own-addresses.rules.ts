/** Mail to `jan+kwispel@…` reaches Jan: what comes after the plus is left out. */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  return `${name.split("+")[0]}@${domain}`;
}
