import { configure, screen } from "@testing-library/react";
import { type ReactNode, use, useMemo } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Logbook } from "#contract/logbooks.ts";
import { toSnakeCase } from "#contract/shared/validation/casing.ts";
import t from "#messages/nl/logbooks.json" with { type: "json" };
import { wireEntry, wireLogbook } from "#tests/factories/wire-logbooks.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { TextsContext } from "#web/lib/i18n/use-translation.ts";
import { Queries, queryClient } from "#web/lib/page/query-client.tsx";
import { Visits } from "./visits.tsx";

// The call is fetched on the first press, which takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

/** Each drawing of a visit looks up what its part of the day is called, once. */
const partsOfDay = new Set(Object.keys(t.partOfDay).map((part) => `partOfDay.${part}`));

/** Hands on the page's texts, and tells of each one that is looked up. */
function Listening({ to, children }: { to: (key: string) => void; children: ReactNode }) {
  const texts = use(TextsContext);
  const listening = useMemo((): typeof texts => {
    const translators = new Map<string, (key: string, values?: never) => string>();
    return {
      ...texts,
      store: {
        ...texts.store,
        // Any namespace's translator takes a key and values; which ones, their users' types say.
        translator: ((locale: "nl", namespace: "logbooks") => {
          const made = translators.get(namespace);
          if (made) return made;
          const translate = texts.store.translator(locale, namespace) as (key: string) => string;
          const heard = (key: string, ...values: []) => {
            to(key);
            return translate(key, ...values);
          };
          translators.set(namespace, heard);
          return heard;
        }) as typeof texts.store.translator,
      },
    };
  }, [texts, to]);
  return <TextsContext value={listening}>{children}</TextsContext>;
}

function wire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wire);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [toSnakeCase(key), wire(part)]),
  );
}

class NoObserver {
  observe() {}
  disconnect() {}
}

const visitOn = (day: string, id: number) =>
  wireEntry(id, { checkInTime: `${day}T07:00:00Z`, checkOutTime: `${day}T07:30:00Z` });
const latest = [visitOn("2026-12-19", 3), visitOn("2026-12-20", 4), visitOn("2026-12-21", 5)];
const earlier = [visitOn("2026-12-17", 1), visitOn("2026-12-18", 2)];
const logbook: Logbook = wireLogbook(latest, { side: "pet_owner", earlierThan: "2026-12-19" });

let drawn = 0;
const count = (key: string) => {
  if (partsOfDay.has(key)) drawn += 1;
};

beforeEach(() => {
  drawn = 0;
  // The DOM of these tests has no layout, so nothing in it comes near.
  vi.stubGlobal("IntersectionObserver", NoObserver);
  vi.stubGlobal("fetch", async () => {
    const page = wireLogbook(earlier, { side: "pet_owner" });
    return new Response(JSON.stringify({ data: wire(page) }), {
      headers: { "Content-Type": "application/json" },
    });
  });
});

afterEach(() => {
  queryClient().clear();
  vi.unstubAllGlobals();
});

it("draws the visits of a page that comes, and none of those that stood there", async () => {
  const { user } = renderPart(
    <Queries>
      <Listening to={count}>
        <Visits logbook={logbook} today="2026-12-21" chosen={null}>
          <aside />
        </Visits>
      </Listening>
    </Queries>,
  );
  expect(drawn).toBe(latest.length);
  drawn = 0;
  await user.click(screen.getByRole("button", { name: t.visit.earlier }));
  expect(await screen.findByText(/17 december/)).toBeTruthy();
  expect(drawn).toBe(earlier.length);
});

it("draws the visit that is opened, and no other", async () => {
  const { user } = renderPart(
    <Queries>
      <Listening to={count}>
        <Visits logbook={logbook} today="2026-12-21" chosen={null}>
          <aside />
        </Visits>
      </Listening>
    </Queries>,
  );
  drawn = 0;
  await user.click(screen.getByRole("button", { name: /gisteren/ }));
  expect(drawn).toBe(1);
});
