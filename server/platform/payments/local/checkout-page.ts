import { type Locale, parseLocale } from "#contract/shared/locale.ts";
import { productName } from "#contract/shared/product.ts";
import { writeAmount } from "../amounts.ts";
import type { LocalPayment } from "./books.ts";
import { checkoutTexts } from "./checkout-texts.ts";
import { type Choice, choices, payableMethods } from "./local-bank.ts";

// A page of the server itself, without the web's style sheet: the theme's colours by value.
const style = `
:root{color-scheme:light dark;--page:#FBF7F0;--surface:#fff;--ink:#1E2B26;--soft:#55645D;--line:#E3DACB;--brand:#14513D;--on-brand:#fff;--warn:#F6D98B;--on-warn:#1E2B26}
@media (prefers-color-scheme:dark){:root{--page:#14201C;--surface:#1B2A25;--ink:#EEF3F0;--soft:#A9B8B1;--line:#2C3D36;--brand:#86D8B8;--on-brand:#14201C}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.banner{background:var(--warn);color:var(--on-warn);padding:12px 24px;text-align:center}.banner strong{display:block;font-size:20px}
main{max-width:480px;margin:24px auto;padding:0 16px}article{background:var(--surface);border-radius:16px;padding:24px}
h1{margin:0;font-size:22px;overflow-wrap:anywhere}.amount{margin:4px 0 20px;font-size:32px;font-weight:700;color:var(--ink)}p{margin:0 0 16px;color:var(--soft)}
fieldset{border:0;margin:0 0 20px;padding:0}legend{padding:0;margin-bottom:8px;font-weight:600}
label{display:flex;align-items:center;gap:12px;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:12px;margin-bottom:8px}
input{width:20px;height:20px;margin:0;accent-color:var(--brand)}
button,.back{display:block;width:100%;min-height:44px;padding:10px 16px;margin-bottom:8px;border:1px solid var(--line);border-radius:12px;background:transparent;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button[value=paid],.back{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;

/** Where somebody would log in at their bank: here they say what comes of it. A form without script. */
export function checkoutPage(payment: LocalPayment): string {
  const locale = parseLocale(payment.locale) ?? "nl";
  const texts = checkoutTexts[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title} | ${productName}</title><style>${style}</style></head><body>
<div class="banner"><strong>${texts.title}</strong>${texts.noMoney}</div>
<main><article><h1>${escaped(payment.description)}</h1>
<p class="amount">${writtenOut(payment.cents)}</p>
${payment.status === "open" ? "" : `<p role="status">${texts.states[payment.status]}</p>`}
${form(payment, locale)}${payment.status === "open" ? "" : backTo(payment, locale)}</article></main>
</body></html>`;
}

export function noPaymentPage(): string {
  const { nl, en } = checkoutTexts;
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${nl.title} | ${productName}</title><style>${style}</style></head><body>
<div class="banner"><strong>${nl.title}</strong>${nl.noMoney}</div>
<main><article><h1>${nl.unknown}</h1><p lang="en">${en.unknown}</p></article></main></body></html>`;
}

function form({ status, method }: LocalPayment, locale: Locale): string {
  const texts = checkoutTexts[locale];
  const possible: readonly Choice[] = choices[status];
  if (possible.length === 0) return "";
  const radios = payableMethods
    .filter((each) => method === null || each === method)
    .map((each, index) => {
      const checked = index === 0 ? " checked" : "";
      return `<label><input type="radio" name="method" value="${each}"${checked}>${texts.methods[each]}</label>`;
    });
  const ways =
    status === "open"
      ? `<fieldset><legend>${texts.method}</legend>${radios.join("")}</fieldset>`
      : "";
  const buttons = possible.map(
    (choice) => `<button name="outcome" value="${choice}">${texts.choices[choice]}</button>`,
  );
  return `<form method="post">${ways}<fieldset><legend>${status === "open" ? texts.outcome : texts.further}</legend>${buttons.join("")}</fieldset></form>`;
}

function backTo({ redirectUrl }: LocalPayment, locale: Locale): string {
  if (redirectUrl === null) return "";
  return `<a class="back" href="${escaped(redirectUrl)}">${checkoutTexts[locale].back}</a>`;
}

/** As the rest of the site writes it in both languages. */
function writtenOut(cents: number): string {
  const { value } = writeAmount(cents);
  return `€&nbsp;${value.replace(".", ",")}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
