/**
 * A page that every guest sees alike is complete without its scripts: text, pictures and links work.
 * So it is shown first, and the scripts come after it (see `starter`). React Router starts them right
 * away and has no option for this; the page is at hand as a whole here, because the server keeps it
 * for all guests.
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

/** Loaded is not yet painted: scripts that are fetched this long after it don't hold up a picture. */
const FETCH_AFTER_MS = 500;
/** How long after loading the scripts wait for somebody who only reads; nothing happens without them. */
const IDLE_START_MS = 10_000;

const firstSigns = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
  "change",
];

/**
 * Once the page has been shown the modules are fetched; they run at the first sign of a visitor, and
 * without one a little later. A button pressed before React listens would do nothing, and so would a
 * choice from a list, which React sets back besides: the last of them is kept and given again. The
 * nonce is handed on to the script that it makes.
 */
function starter(module: string, preloads: string[]): string {
  return `(()=>{const n=document.currentScript.nonce,e=${quoted(firstSigns)};let started,fetched,again;
const get=()=>{if(fetched)return;fetched=1;
for(const h of ${quoted(preloads)}){const l=document.createElement("link");l.rel="modulepreload";l.href=h;l.nonce=n;document.head.append(l)}};
const s=()=>{if(started)return;started=1;for(const t of e)removeEventListener(t,s,true);get();
const m=document.createElement("script");m.type="module";m.nonce=n;m.textContent=${quoted(module)};document.body.append(m);
const w=setInterval(()=>{if(!Object.keys(document.body).some(k=>k.startsWith("__reactProps$")))return;
clearInterval(w);removeEventListener("click",keep,true);removeEventListener("change",choose,true);if(again)again()},50)};
const keep=c=>{const b=c.target.closest("button");if(!b)return;c.preventDefault();c.stopPropagation();again=()=>b.click()};
const choose=c=>{const l=c.target,v=l.value;if(l.tagName==="SELECT")again=()=>{l.value=v;l.dispatchEvent(new Event("change",{bubbles:true}))}};
addEventListener("click",keep,true);addEventListener("change",choose,true);
for(const t of e)addEventListener(t,s,{capture:true,passive:true});
addEventListener("load",()=>requestAnimationFrame(()=>{setTimeout(get,${FETCH_AFTER_MS});setTimeout(s,${IDLE_START_MS})}))})()`;
}

/** As text in a script: the end of a script must not stand in it. */
function quoted(value: string | string[]): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
