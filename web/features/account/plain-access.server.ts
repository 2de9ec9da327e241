import type { SignedIn } from "#contract/account.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { handlerOf } from "#web/lib/forms/form-action.server.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import { askLinkForm, type LinkKind } from "./plain-forms.ts";

/** Where a page leads that has logged somebody in: to the second step first, where there is one. */
export function afterSignIn(
  { locale }: Pick<Page, "locale">,
  answer: SignedIn,
  redirectTo: string | null = null,
): string {
  const urls = urlsFor(locale);
  if ("token" in answer) return redirectTo ?? urls.home();
  return urls.loginCode(redirectTo ? { redirect: redirectTo } : {});
}

/** Has a link mailed, for a page that `AskLinkForm` may stand on. */
export const askLink = (kind: LinkKind) =>
  handlerOf(askLinkForm(kind), { next: (_, body) => body });
