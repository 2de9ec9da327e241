/** A kind of mail. Its name is stored with those that wait: renaming one leaves them without words. */
export type MailKind<Data extends object> = { readonly name: string; readonly _data?: Data };

export function defineMail<Data extends object>(name: string): MailKind<Data> {
  return { name };
}

export type MailContent = { subject: string; html: string; text: string };
