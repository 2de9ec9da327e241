import type { BrowserContext } from "@playwright/test";

export type Problems = {
  /** Says beforehand that this one belongs to the journey, such as the 404 of an unknown page. */
  allow(pattern: RegExp): void;
  unexpected(): string[];
};

/** What is being fetched for the bars while the session ends is answered after it, and told to nobody. */
export const askedAsItEnds = / 401 GET .*\/api\/|status of 401 .*\/api\//;

/** Collects what a visitor doesn't see and a developer must: errors on the console and the network. */
export function watchForProblems(context: BrowserContext, origin: string): Problems {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const isOwn = (url: string) => url.startsWith(`${origin}/`);

  context.on("console", (message) => {
    if (message.type() === "error") {
      found.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => found.push(`page: ${error.error().message}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    // Leaving a page cuts off what it was still loading. With scripts turned off none is preloaded; what
    // our own policy refuses is an error on the console as well.
    const isNone = reason === "net::ERR_ABORTED" || reason === "csp";
    if (isOwn(request.url()) && !isNone) {
      found.push(`request: ${request.method()} ${request.url()} ${reason}`);
    }
  });
  context.on("response", (response) => {
    if (isOwn(response.url()) && response.status() >= 400) {
      found.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });

  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
