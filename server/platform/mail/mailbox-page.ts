import { productName } from "#contract/shared/product.ts";
import { urls } from "#contract/urls/urls.ts";

type Listed = { id: number; to: string; subject: string | null; at: Date };
type Opened = {
  id: number;
  recipient: string;
  subject: string | null;
  text: string | null;
  attachments: readonly { fileName: string }[];
};

const style = `
:root{color-scheme:light dark;--page:#FBF7F0;--surface:#fff;--ink:#1E2B26;--soft:#55645D;--line:#E3DACB;--brand:#14513D;--tint:#DDEEE6}
@media (prefers-color-scheme:dark){:root{--page:#14201C;--surface:#1B2A25;--ink:#EEF3F0;--soft:#A9B8B1;--line:#2C3D36;--brand:#86D8B8;--tint:#1F3A31}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{padding:20px 24px}h1{margin:0;font-size:22px}h2{margin:0 0 4px;font-size:20px}p{margin:0;color:var(--soft)}
main{display:grid;gap:20px;padding:0 24px 24px}@media (min-width:1024px){main{grid-template-columns:340px 1fr;align-items:start}}
ol{list-style:none;margin:0;padding:0;background:var(--surface);border-radius:16px;overflow:hidden}
li+li{border-top:1px solid var(--line)}li a{display:block;padding:12px 16px;min-height:44px;color:inherit;text-decoration:none}
li a[aria-current]{background:var(--tint)}li strong{display:block;font-weight:600}li span{color:var(--soft);font-size:14px}
a:focus-visible{outline:3px solid var(--brand);outline-offset:-3px}
article{background:var(--surface);border-radius:16px;padding:20px;min-width:0}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:12px;background:#fff;margin-top:16px}
details{margin-top:16px}summary{cursor:pointer;min-height:44px;padding-top:10px;color:var(--brand)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font-size:14px}`;

export function mailboxPage(list: Listed[], mail: Opened | null): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${productName} | Mailbox</title><style>${style}</style></head><body>
<header><h1>Mailbox</h1><p>Mails that ${productName} sent on this machine. Nothing leaves it.</p></header>
<main>${list.length === 0 ? "<p>No mails yet.</p>" : listOf(list, mail)}${mail ? opened(mail) : ""}</main>
</body></html>`;
}

function listOf(list: Listed[], mail: Opened | null): string {
  const items = list.map(({ id, to, subject, at }) => {
    const current = id === mail?.id ? ' aria-current="true"' : "";
    const when = at.toISOString().replace("T", " ").slice(0, 16);
    return `<li><a href="${urls.mailbox()}?mail=${id}"${current}><strong>${escaped(subject ?? "")}</strong><span>${escaped(to)}, ${when} UTC</span></a></li>`;
  });
  return `<ol>${items.join("")}</ol>`;
}

function opened(mail: Opened): string {
  return `<article><h2>${escaped(mail.subject ?? "")}</h2><p>To ${escaped(mail.recipient)}</p>
<iframe title="The mail as a mail program shows it" src="${urls.mailbox()}/${mail.id}/html"></iframe>
${mail.attachments.map(attached(mail.id)).join("")}
<details><summary>As plain text</summary><pre>${escaped(mail.text ?? "")}</pre></details></article>`;
}

const attached =
  (mailId: number) =>
  ({ fileName }: { fileName: string }, index: number): string =>
    `<p><a href="${urls.mailbox()}/${mailId}/attachments/${index}">${escaped(fileName)}</a></p>`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
