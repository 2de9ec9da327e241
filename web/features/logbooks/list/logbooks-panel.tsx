import { Plus } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import type { LogbookListItem } from "#contract/logbooks.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { publishCounts } from "#web/lib/live/counts.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { Button } from "#web/ui/button.tsx";
import { type LogbookList, listLogbooks } from "../logbook-calls.ts";
import { listKey } from "../logbooks-cache.ts";
import { LogbookRow } from "./logbook-row.tsx";

const BeginSheet = lazyPart(async () => (await import("./begin-sheet.tsx")).BeginSheet);

export function useLogbooks(source: Loaded<LogbookList>): LogbookList {
  const query = {
    queryKey: listKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => listLogbooks(signal),
  };
  return useLoadedQuery(query, source).data ?? source.value;
}

export type LogbooksPanelProps = {
  list: LogbookList;
  side: ProfileType;
  today: string;
  openId: number | null;
  toOf: (logbook: LogbookListItem) => string;
};

const groups = ["running", "upcoming", "past"] as const;

/** What goes on, what comes, and what was. */
export function LogbooksPanel({ list, side, today, openId, toOf }: LogbooksPanelProps) {
  const { t } = useTranslation("logbooks");
  const { data, unreadUpdates } = list;
  const grouped = groupLogbooks(data, today);
  // Known from the start here; elsewhere it is asked for when the page has come to rest.
  useEffect(() => publishCounts({ unreadUpdates }), [unreadUpdates]);
  return (
    <div className="relative min-h-0 flex-1 pb-4 md:overflow-y-auto">
      {groups.map(
        (group) =>
          grouped[group].length > 0 && (
            <section key={group} aria-labelledby={`logbooks-${group}`} className="pt-4">
              <h2
                id={`logbooks-${group}`}
                className="px-gutter font-text text-sm font-semibold tracking-normal text-ink-soft md:px-6"
              >
                {t(`list.${group}`)}
              </h2>
              <ul>
                {grouped[group].map((logbook) => (
                  <li
                    key={logbook.id}
                    className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]"
                  >
                    <LogbookRow
                      logbook={logbook}
                      today={today}
                      to={toOf(logbook)}
                      isOpen={logbook.id === openId}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {side === "pet_sitter" && (
        <div className="px-gutter pt-4 md:px-6">
          <BeginButton />
        </div>
      )}
    </div>
  );
}

/** A sitter can begin one without a booking; what it takes is fetched when it is pressed. */
export function BeginButton() {
  const { t } = useTranslation("logbooks");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Plus className="size-5" />
        {t("list.begin")}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <BeginSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type LogbookGroups = Record<"running" | "upcoming" | "past", LogbookListItem[]>;

/** What goes on first, then what comes, the soonest first, and what was, the latest first. */
export function groupLogbooks(logbooks: readonly LogbookListItem[], today: string): LogbookGroups {
  const groups: LogbookGroups = { running: [], upcoming: [], past: [] };
  for (const logbook of logbooks) groups[groupOf(logbook, today)].push(logbook);
  return {
    running: groups.running.sort(
      (one, other) =>
        Number(isThere(other)) - Number(isThere(one)) ||
        (one.nextVisitAt ?? never).localeCompare(other.nextVisitAt ?? never) ||
        one.id - other.id,
    ),
    upcoming: groups.upcoming.sort(
      (one, other) => one.startDate.localeCompare(other.startDate) || one.id - other.id,
    ),
    past: groups.past.sort(
      (one, other) => other.endDate.localeCompare(one.endDate) || other.id - one.id,
    ),
  };
}

/** After every visit. */
const never = "9999";

const isThere = ({ checkedInAt }: LogbookListItem) => checkedInAt !== undefined;

function groupOf(logbook: LogbookListItem, today: string): keyof LogbookGroups {
  const { status, isCancelled, startDate } = logbook;
  if (isCancelled || status === "completed") return "past";
  if (isThere(logbook) || status === "in_progress") return "running";
  return startDate <= today ? "running" : "upcoming";
}
