import { type APIRequestContext, expect } from "@playwright/test";

const paths = {
  confirm: /\/confirmAccount\/[\w%-]+/,
  reset: /\/resetPassword\?token=[\w%-]+/,
  link: /\/linkAccount\?t=[\w%-]+/,
  reference: /\/reference\?t=[\w%.-]+/,
  withdrawal: /\/withdraw\?t=[\w%.-]+/,
  unsubscribe: /\/unsubscribeMail\?[^"\s]+/,
  login: /\/login-token\?t=[\w%-]+/,
};

/** The path of the newest link of this kind that was mailed to this address; waits for the mail. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  kind: keyof typeof paths,
): Promise<string> {
  let link: string | null = null;
  await expect
    .poll(
      async () => {
        link = await findLink(request, email, paths[kind]);
        return link;
      },
      { message: `a ${kind} link for ${email}` },
    )
    .not.toBeNull();
  return link ?? "";
}

async function findLink(
  request: APIRequestContext,
  email: string,
  path: RegExp,
): Promise<string | null> {
  for (const id of (await mailsTo(request, email)).toReversed()) {
    const mail = await (await request.get(`/dev/mailbox/${id}/html`)).text();
    const found = path.exec(mail);
    if (found) return found[0].replaceAll("&amp;", "&");
  }
  return null;
}

/** The ids of all mails to this address, oldest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<number[]> {
  const rows = await rowsTo(request, email);
  return rows.map(({ id }) => id).toReversed();
}

/** The newest code that was mailed to this address; waits for the mail. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const rows = await rowsTo(request, email);
        code = rows.map(({ text }) => /\b\d{6}\b(?= is )/.exec(text)?.[0]).find(Boolean);
        return code;
      },
      { message: `a code for ${email}` },
    )
    .toBeDefined();
  return code ?? "";
}

/** Waits for a mail to this address whose subject begins so; gives back its number. */
export async function mailedAbout(
  request: APIRequestContext,
  email: string,
  subject: string,
): Promise<number> {
  let id: number | undefined;
  await expect
    .poll(
      async () => {
        const rows = await rowsTo(request, email);
        id = rows.find(({ text }) => text.includes(subject))?.id;
        return id;
      },
      { message: `a mail to ${email}: ${subject}`, timeout: 60_000 },
    )
    .toBeDefined();
  return id ?? 0;
}

/** Newest first, as the mailbox lists them: of all mails it shows the last hundred, of this address's all. */
async function rowsTo(request: APIRequestContext, email: string) {
  const list = await (await request.get("/dev/mailbox", { params: { to: email } })).text();
  const rows = [...list.matchAll(/\/dev\/mailbox\?[^"]*\bmail=(\d+)"[^>]*>(.*?)<\/a>/g)];
  return rows
    .map(([, id, text = ""]) => ({ id: Number(id), text: text.replaceAll("&#39;", "'") }))
    .filter(({ text }) => text.includes(email));
}
