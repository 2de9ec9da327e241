/**
 * A page that every guest sees alike is complete without its scripts: text, pictures and links work.
 * So it is shown first, and the scripts are fetched when what can be seen has loaded, or as soon as
 * somebody touches the page. React Router starts them right away and has no option for this; the
 * page is at hand as a whole here, because the server keeps it for all guests.
 */
export function scriptsAfterLoad(html: string, nonce: string | undefined): string {
  const preloads: string[] = [];
  const withoutPreloads = html.replace(modulePreload, (_tag, address: string) => {
    preloads.push(address);
    return "";
  });
  const start = withoutPreloads.lastIndexOf(moduleStart(nonce));
  const end = withoutPreloads.indexOf(scriptEnd, start);
  if (start === -1 || end === -1) return html;
  const module = withoutPreloads.slice(start + moduleStart(nonce).length, end);
  return (
    withoutPreloads.slice(0, start) +
    `<script${nonceAttribute(nonce)}>${starter(module, preloads)}` +
    withoutPreloads.slice(end)
  );
}

const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const scriptEnd = "</script>";

const nonceAttribute = (nonce: string | undefined) => (nonce ? ` nonce="${nonce}"` : "");
const moduleStart = (nonce: string | undefined) =>
  `<script${nonceAttribute(nonce)} type="module" async="">`;

/** Runs once, by whichever comes first. The nonce is handed on to the script that it makes. */
function starter(module: string, preloads: string[]): string {
  return `(()=>{const n=document.currentScript.nonce,e=["pointerdown","keydown","load"],s=()=>{
for(const t of e)removeEventListener(t,s,true);
for(const h of ${quoted(preloads)}){const l=document.createElement("link");l.rel="modulepreload";l.href=h;l.nonce=n;document.head.append(l)}
const m=document.createElement("script");m.type="module";m.nonce=n;m.textContent=${quoted(module)};document.body.append(m)};
for(const t of e)addEventListener(t,s,true)})()`;
}

/** As text in a script: the end of a script must not stand in it. */
function quoted(value: string | string[]): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
