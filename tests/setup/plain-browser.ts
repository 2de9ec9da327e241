import type { TestServer } from "./test-server.ts";

/** Pairs, where a name comes more than once. */
type Fields = Record<string, string> | [name: string, value: string][];

/** A browser without script: it has cookies, and fills in forms. */
export function plainBrowser(server: { current: TestServer }) {
  const cookies = new Map<string, string>();

  async function ask(method: string, path: string, fields?: Fields, more?: Record<string, string>) {
    const answer = await server.current.call(method, path, {
      headers: {
        accept: "text/html",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(fields ? { "content-type": "application/x-www-form-urlencoded" } : {}),
        ...more,
      },
      ...(fields ? { body: new URLSearchParams(fields).toString() } : {}),
    });
    for (const cookie of [answer.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    get: (path: string) => ask("GET", path),
    post: (path: string, fields: Fields, headers: Record<string, string> = {}) =>
      ask("POST", path, fields, headers),
    /** What the form of that name on the page carries. */
    async open(path: string, form: string): Promise<Record<string, string>> {
      const { body } = await ask("GET", path);
      return {
        _form: form,
        _token: carriedValue(body, "_token"),
        _key: carriedValue(body, "_key"),
      };
    },
  };
}

/** Of a hidden field. */
export const carriedValue = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** What a reader sees: a page also carries its texts, all of them, for its script. */
export const shown = (answer: { body: string }) =>
  answer.body.replaceAll(/<script[\s\S]*?<\/script>/g, "");
