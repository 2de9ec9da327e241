import { type APIRequestContext, expect } from "@playwright/test";

const paths = {
  confirm: /\/confirmAccount\/[\w%-]+/,
  reset: /\/resetPassword\?token=[\w%-]+/,
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
  const list = await (await request.get("/dev/mailbox")).text();
  const rows = [...list.matchAll(/\/dev\/mailbox\?mail=(\d+)"[^>]*>(.*?)<\/a>/g)];
  for (const [, id, row] of rows) {
    if (!row?.includes(email)) continue;
    const mail = await (await request.get(`/dev/mailbox/${id}/html`)).text();
    const found = path.exec(mail);
    if (found) return found[0];
  }
  return null;
}
