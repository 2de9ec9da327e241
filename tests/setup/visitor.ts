/**
 * A browser without a screen: follows addresses over HTTP and keeps cookies by host. As a browser
 * does, it leaves its Lax cookies out of a form that another site posts.
 */
export type Visitor = {
  get(url: string): Promise<Response>;
  post(url: string, form: Record<string, string>, from?: string): Promise<Response>;
  /** Follows redirects until `stop` says that it is there; gives that address, unvisited. */
  follow(
    url: string,
    stop: (url: URL) => boolean,
  ): Promise<{ url: URL; response: Response | null }>;
  cookies(url: string): Map<string, string>;
};

export function createVisitor(): Visitor {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };

  async function send(url: string, init: RequestInit, withCookies = true): Promise<Response> {
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...init.headers, ...(withCookies && cookie ? { cookie } : {}) };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      const isGone = attributes.some((part) => /^\s*(max-age=0|expires=.*1970)/i.test(part));
      if (isGone) jar.delete(name);
      else jar.set(name, pair.slice(pair.indexOf("=") + 1));
    }
    return response;
  }

  return {
    get: (url) => send(url, {}),
    post: (url, form, from = url) =>
      send(
        url,
        { method: "POST", body: new URLSearchParams(form) },
        new URL(from).host === new URL(url).host,
      ),
    async follow(start, stop) {
      let url = new URL(start);
      for (let hop = 0; hop < 10; hop += 1) {
        if (stop(url)) return { url, response: null };
        const response = await send(url.href, {});
        const location = response.headers.get("location");
        if (!location) return { url, response };
        url = new URL(location, url);
      }
      throw new Error(`no end of redirects at ${url.href}`);
    },
    cookies: jarOf,
  };
}
