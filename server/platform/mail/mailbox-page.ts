import { productName } from "#contract/shared/product.ts";
import { urls } from "#contract/urls/urls.ts";
import type { mails } from "#server/db/schema/mail.ts";
import type { ListedMail, MailboxSearch, MailList, Receiver } from "./mailbox-search.ts";

export const mailParts = ["html", "text", "headers"] as const;
export type MailPart = (typeof mailParts)[number];

type Opened = Pick<
  typeof mails.$inferSelect,
  | "id"
  | "key"
  | "recipient"
  | "subject"
  | "text"
  | "headers"
  | "attachments"
  | "createdAt"
  | "sentAt"
  | "failedAt"
  | "lastError"
>;

export type MailboxView = {
  list: MailList;
  search: MailboxSearch;
  receivers: readonly Receiver[];
  mail: Opened | null;
  part: MailPart;
  /** It was pressed in the list: where there is room for one of them only, it is the mail. */
  isChosen: boolean;
};

const style = `
:root{color-scheme:light dark;--page:#FBF7F0;--surface:#fff;--ink:#1E2B26;--soft:#55645D;--line:#E3DACB;--edge:#8A8474;--brand:#14513D;--tint:#DDEEE6}
@media (prefers-color-scheme:dark){:root{--page:#14201C;--surface:#1B2A25;--ink:#EEF3F0;--soft:#A9B8B1;--line:#2C3D36;--edge:#74857D;--brand:#86D8B8;--tint:#1F3A31}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{padding:20px 16px 12px}h1{margin:0;font-size:22px}h2{margin:0;font-size:20px;overflow-wrap:anywhere}p{margin:0;color:var(--soft);overflow-wrap:anywhere}
form{display:grid;gap:12px;padding:0 16px 16px}label{display:grid;gap:4px;font-size:14px;font-weight:600}
input,button{min-height:44px;width:100%;padding:8px 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:12px}
input{font-weight:400}button{background:var(--brand);color:var(--page);border-color:var(--brand);font-weight:600;cursor:pointer}
form a{min-height:44px;padding:10px 0}
main{display:grid;gap:16px;padding:0 16px 24px}
ol{list-style:none;margin:8px 0 0;padding:0;background:var(--surface);border-radius:16px;overflow:hidden}
li+li{border-top:1px solid var(--line)}li a{display:block;padding:12px 16px;min-height:44px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a[aria-current]{background:var(--tint)}li strong{display:block;font-weight:600}li span{color:var(--soft);font-size:14px}
a{color:var(--brand)}:focus-visible{outline:3px solid var(--brand);outline-offset:-3px}
article{background:var(--surface);border-radius:16px;padding:16px;min-width:0}
nav{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}
nav a{min-height:44px;padding:9px 16px;border:1px solid var(--line);border-radius:12px;text-decoration:none}nav a[aria-current]{background:var(--tint);border-color:var(--brand);font-weight:600}
iframe{display:block;width:100%;height:75vh;min-height:480px;border:1px solid var(--line);border-radius:12px;background:#fff}
pre,dd{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:14px/1.5 ui-monospace,monospace}
dl{display:grid;gap:4px;margin:0}dt{font-size:14px;font-weight:600}dd{margin-bottom:8px}
time{white-space:nowrap}.file{margin-top:16px}
.back{display:inline-block;min-height:44px;padding:10px 0}
@media (max-width:1023px){.chosen form,.chosen .list,body:not(.chosen) article{display:none}body:not(.chosen) li a[aria-current]{background:none}}
@media (min-width:1024px){header{padding:20px 24px 12px}form{grid-template-columns:1fr 1fr auto auto;align-items:end;padding:0 24px 20px;max-width:1100px}button{width:auto;padding:8px 24px}
main{grid-template-columns:340px 1fr;align-items:start;padding:0 24px 24px}.back{display:none}article{padding:20px}dl{grid-template-columns:max-content 1fr;gap:8px 20px}dd{margin:0}}`;

export function mailboxPage(view: MailboxView): string {
  const { mail, isChosen } = view;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${productName} | Mailbox</title><style>${style}</style></head><body${isChosen ? ' class="chosen"' : ""}>
<header><h1>Mailbox</h1><p>Mails that ${productName} sent on this machine. Nothing leaves it.</p></header>
${searchForm(view)}
<main>${listOf(view)}${mail ? opened(view, mail) : ""}</main>
</body></html>`;
}

function isNarrowed({ words, to }: MailboxSearch): boolean {
  return words !== "" || to !== "";
}

function searchForm({ search, receivers }: MailboxView): string {
  const options = receivers.map(
    ({ address, count }) => `<option value="${escaped(address)}">${count}</option>`,
  );
  const all = isNarrowed(search) ? `<a href="${urls.mailbox()}">Show all</a>` : "";
  return `<form method="get" action="${urls.mailbox()}" role="search">
<label>Words<input type="search" name="q" value="${escaped(search.words)}" placeholder="In subject, text or address"></label>
<label>To<input type="search" name="to" value="${escaped(search.to)}" list="receivers" placeholder="Everybody" autocapitalize="none"></label>
<datalist id="receivers">${options.join("")}</datalist><button>Search</button>${all}</form>`;
}

function listOf(view: MailboxView): string {
  const { list, search } = view;
  if (list.total === 0) {
    return `<p class="list">${isNarrowed(search) ? "No mail has that." : "No mails yet."}</p>`;
  }
  const items = list.mails.map((listed) => `<li>${linkTo(view, listed)}</li>`);
  const shown = list.mails.length;
  const count =
    list.total > shown ? `The newest ${shown} of ${list.total} mails` : countOf(list.total);
  return `<section class="list"><p>${count}</p><ol>${items.join("")}</ol></section>`;
}

function countOf(total: number): string {
  return total === 1 ? "1 mail" : `${total} mails`;
}

function linkTo({ search, mail }: MailboxView, { id, to, subject, at }: ListedMail): string {
  const current = id === mail?.id ? ' aria-current="true"' : "";
  return `<a href="${pathOf({ search, mailId: id })}"${current}><strong>${escaped(subject ?? "")}</strong><span>${escaped(to)}, <time>${momentOf(at)}</time></span></a>`;
}

const partNames = { html: "HTML", text: "Text", headers: "Headers" } as const;

function opened(view: MailboxView, mail: Opened): string {
  const { search, part } = view;
  const tabs = mailParts.map((each) => {
    const current = each === part ? ' aria-current="true"' : "";
    return `<a href="${pathOf({ search, part: each, mailId: mail.id })}"${current}>${partNames[each]}</a>`;
  });
  return `<article><a class="back" href="${pathOf({ search })}">Back to the list</a>
<h2>${escaped(mail.subject ?? "")}</h2><p>To ${escaped(mail.recipient)}, <time>${momentOf(mail.createdAt)}</time></p>
<nav aria-label="Parts of the mail">${tabs.join("")}</nav>
${partOf(mail, part)}
${mail.attachments.map(attached(mail.id)).join("")}</article>`;
}

function partOf(mail: Opened, part: MailPart): string {
  switch (part) {
    case "html":
      return `<iframe title="The mail as a mail program shows it" src="${urls.mailbox()}/${mail.id}/html"></iframe>`;
    case "text":
      return `<pre>${escaped(mail.text ?? "")}</pre>`;
    case "headers":
      return headersOf(mail);
  }
}

/** Those that a receiver gets, and what we know of it besides. */
function headersOf(mail: Opened): string {
  const rows = {
    To: mail.recipient,
    Subject: mail.subject ?? "",
    ...mail.headers,
    Queued: momentOf(mail.createdAt),
    State: stateOf(mail),
    Cause: mail.key,
  };
  const shown = Object.entries(rows).map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
  );
  return `<dl>${shown.join("")}</dl>`;
}

function stateOf({ sentAt, failedAt, lastError }: Opened): string {
  if (sentAt) return `Sent ${momentOf(sentAt)}`;
  if (failedAt) return `Put aside ${momentOf(failedAt)}: ${lastError ?? "no reason given"}`;
  return lastError ? `Waits to be tried again: ${lastError}` : "Waits to be sent";
}

const attached =
  (mailId: number) =>
  ({ fileName }: { fileName: string }, index: number): string =>
    `<p class="file"><a href="${urls.mailbox()}/${mailId}/attachments/${index}">${escaped(fileName)}</a></p>`;

type Place = { search: MailboxSearch; part?: MailPart; mailId?: number };

/** An address of this page, ready to stand in its HTML. */
function pathOf({ search, part, mailId }: Place): string {
  const query = new URLSearchParams();
  if (search.words) query.set("q", search.words);
  if (search.to) query.set("to", search.to);
  if (part) query.set("part", part);
  if (mailId) query.set("mail", String(mailId));
  return escaped(query.size > 0 ? `${urls.mailbox()}?${query}` : urls.mailbox());
}

function momentOf(at: Date): string {
  return `${at.toISOString().replace("T", " ").slice(0, 16)} UTC`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
