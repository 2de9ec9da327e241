import { describe, expect, it } from "vitest";
import type { Search } from "./search.ts";
import { createAskedSearch } from "./use-asked-search.ts";

const search = (slug: string): Search => ({ where: { slug }, filters: {} });
const nowhere = search("nergens");
const ede = search("ede");
const epe = search("epe");

describe("what was asked for last", () => {
  it("counts at once, and is what is shown in the end", async () => {
    const asked = createAskedSearch(nowhere);
    const way = Promise.withResolvers<void>();
    asked.ask(ede, way.promise);
    expect(asked.get()).toBe(ede);
    way.resolve();
    await way.promise;
    expect(asked.get()).toBe(ede);
    const answer = search("ede");
    asked.show(answer);
    expect(asked.get()).toBe(answer);
  });

  it("is not undone by the answer to what was asked for before", async () => {
    const asked = createAskedSearch(nowhere);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    asked.ask(ede, first.promise);
    asked.ask(epe, second.promise);
    first.resolve();
    await first.promise;
    asked.show(search("ede"));
    expect(asked.get()).toBe(epe);
    second.resolve();
    await second.promise;
    await Promise.resolve();
    const answer = search("epe");
    asked.show(answer);
    expect(asked.get()).toBe(answer);
  });

  it("follows a link that was taken meanwhile, also when that failed", async () => {
    const asked = createAskedSearch(nowhere);
    const way = Promise.withResolvers<void>();
    asked.ask(ede, way.promise);
    asked.show(epe);
    expect(asked.get()).toBe(ede);
    way.reject(new Error("offline"));
    await way.promise.catch(() => {});
    await Promise.resolve();
    expect(asked.get()).toBe(epe);
  });

  it("tells who listens", () => {
    const asked = createAskedSearch(nowhere);
    let times = 0;
    const stop = asked.subscribe(() => {
      times += 1;
    });
    asked.show(ede);
    stop();
    asked.show(epe);
    expect(times).toBe(1);
  });
});
