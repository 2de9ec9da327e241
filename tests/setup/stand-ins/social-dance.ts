import { expect } from "vitest";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { createVisitor, type Visitor } from "#tests/setup/visitor.ts";

/** Signing in at our site by way of a provider, step by step, as a browser goes through it. */
export type Choice = { account?: string; cancels?: boolean };

export function createSocialDance(site: string) {
  const callback = (provider: SocialProvider) => `${site}/api/auth/${provider}/callback`;
  const pages = ["/login-token", "/linkAccount", "/inloggen", "/login"];
  const isPage = (url: URL) => url.origin === site && pages.includes(url.pathname);

  /** Presses the button; gives the address of the provider's own page. */
  async function leave(visitor: Visitor, provider: SocialProvider, query = ""): Promise<URL> {
    const { url } = await visitor.follow(
      `${site}/api/auth/${provider}${query}`,
      (address) => address.origin !== site,
    );
    return url;
  }

  /** Logs in at an OpenID provider; gives the address that it sends one back to, not yet visited. */
  async function logInThere(visitor: Visitor, there: URL, choice: Choice = {}) {
    const { url } = await visitor.follow(there.href, (address) =>
      address.pathname.startsWith("/interaction/"),
    );
    const answer = choice.cancels ? "cancel" : "continue";
    const next = await visitor.post(url.href, { account: choice.account ?? "noor", answer });
    const back = await visitor.follow(
      next.headers.get("location") ?? "",
      (address) => address.origin === site,
    );
    if (!back.response) return back.url.href;
    // Apple's manner: a page whose form posts itself.
    const html = await back.response.text();
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [
        name,
        value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
      ],
    );
    const posted = await visitor.post(callback("apple"), Object.fromEntries(fields), there.href);
    expect(posted.status).toBe(303);
    return new URL(posted.headers.get("location") ?? "", site).href;
  }

  /** From the button to the page where it ends. */
  async function signIn(provider: SocialProvider, choice: Choice & { query?: string } = {}) {
    const visitor = createVisitor();
    const there = await leave(visitor, provider, choice.query);
    const back = provider === "facebook" ? there.href : await logInThere(visitor, there, choice);
    const { url } = await visitor.follow(back, isPage);
    return { url, visitor };
  }

  return { callback, isPage, leave, logInThere, signIn };
}
