/** A kind of mail. Its name is stored with those that wait: renaming one leaves them without words. */
export type MailKind<Data extends object> = { readonly name: string; readonly _data?: Data };

export function defineMail<Data extends object>(name: string): MailKind<Data> {
  return { name };
}

/** A file that goes along with a mail: text as it is, everything else as base64. */
export type MailAttachment = {
  fileName: string;
  contentType: string;
  content: string;
  encoding?: "base64";
};

export type MailContent = {
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
};
