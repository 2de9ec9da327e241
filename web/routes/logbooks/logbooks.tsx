import { useEffect } from "react";
import { type Params, redirect, useNavigate } from "react-router";
import type { Logbook, LogbookListItem } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urls as urlsOfAnyLanguage } from "#contract/urls/urls.ts";
import { InteractionsFrame } from "#web/features/interactions/interactions-frame.tsx";
import { Introduction } from "#web/features/logbooks/list/introduction.tsx";
import { LogbooksPanel, useLogbooks } from "#web/features/logbooks/list/logbooks-panel.tsx";
import { titleOf } from "#web/features/logbooks/logbook-words.ts";
import { useLogbook, useLogbooksUpdates } from "#web/features/logbooks/logbooks-cache.ts";
import { ReadingScreen } from "#web/features/logbooks/reading/reading-screen.tsx";
import { VisitScreen } from "#web/features/logbooks/visit/visit-screen.tsx";
import { isWide, useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type Loaded, loaded } from "#web/lib/page/loaded.ts";
import { notFound, openPage, type Page } from "#web/lib/page/page.server.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useNow } from "#web/lib/time/now.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import bowl from "#web/ui/art/scene-bowl.svg?no-inline";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import type { Route } from "./+types/logbooks.ts";

export const handle: RouteHandle = {
  namespaces: ["logbooks", "logbook-visit", "logbook-queue", "logbook-walks", "interactions"],
  fills: true,
};

/** Where there is no room beside the list, a logbook is a page of its own. */
async function onPhonesItsOwnPage({ params }: { params: Params }): Promise<void> {
  if (params.logbookId && !isWide()) {
    throw redirect(urlsOfAnyLanguage.logbook(Number(params.logbookId)));
  }
}

export const clientMiddleware = [onPhonesItsOwnPage];

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const t = page.texts("logbooks");
  const { logbookId } = args.params;
  const [lists, opened] = await Promise.all([
    loadLogbooks(page),
    logbookId === undefined ? null : loadLogbook(page, logbookId),
  ]);
  const title = opened ? titleOf(opened.value, t) : t("list.pageTitle");
  return { ...lists, opened, now: page.now.toISOString(), meta: page.meta({ title }) };
}

export default function Logbooks({ loaderData }: Route.ComponentProps) {
  return (
    <Queries>
      <LogbooksScreen {...loaderData} />
    </Queries>
  );
}

function LogbooksScreen(props: Route.ComponentProps["loaderData"]) {
  const { list: source, sample, opened, now } = props;
  const urls = useUrls();
  const user = useUser();
  const side = (user && profileTypeInUse(user)) ?? "pet_owner";
  const today = dayInAmsterdam(useNow(now));
  const list = useLogbooks(source);
  const openId = opened?.value.id ?? null;
  useLogbooksUpdates();
  useOwnPageOnPhones(openId);

  // Below 1024 px a logbook is a page of its own.
  const isRoomy = useLayoutSize() >= 3;
  const toOf = ({ id }: LogbookListItem) => (isRoomy ? urls.logbooks(id) : urls.logbook(id));
  if (list.data.length === 0) {
    return (
      <InteractionsFrame tab="logbooks">
        <Introduction side={side} sample={sample} today={today} />
      </InteractionsFrame>
    );
  }
  return (
    <InteractionsFrame
      tab="logbooks"
      list={<LogbooksPanel list={list} side={side} today={today} openId={openId} toOf={toOf} />}
    >
      {opened ? (
        <div className="relative flex-1 px-gutter pt-4 pb-8 md:overflow-y-auto md:px-8 md:pt-6">
          <Opened key={openId} opened={opened} now={now} />
        </div>
      ) : (
        <ChooseOne />
      )}
    </InteractionsFrame>
  );
}

type OpenedProps = { opened: Loaded<Logbook>; now: string };

/** The sitter writes, the owner reads. */
function Opened({ opened, now }: OpenedProps) {
  return opened.value.side === "pet_sitter" ? (
    <VisitScreen logbook={opened} now={now} />
  ) : (
    <OwnersSide opened={opened} now={now} />
  );
}

function OwnersSide({ opened, now }: OpenedProps) {
  return <ReadingScreen logbook={useLogbook(opened)} now={now} />;
}

function ChooseOne() {
  const { t } = useTranslation("logbooks");
  return (
    <EmptyState
      title={t("list.choose")}
      art={<img src={bowl} alt="" width={148} height={148} />}
      className="m-auto"
    >
      {t("list.chooseText")}
    </EmptyState>
  );
}

/** The same for a page that was loaded whole, and for a window that became narrow. */
function useOwnPageOnPhones(logbookId: number | null): void {
  const size = useLayoutSize();
  const navigate = useNavigate();
  const urls = useUrls();
  const to = logbookId === null ? null : urls.logbook(logbookId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the size has changed.
  useEffect(() => {
    if (to && !isWide()) void navigate(to, { replace: true });
  }, [to, size, navigate]);
}

/** All logbooks of the profile in use; who has none sees how one looks. */
async function loadLogbooks(page: Page) {
  const list = await page.call("logbooks.list", { query: {} });
  const sample = list.data.length === 0 ? await page.spare("logbooks.introduction", {}) : null;
  return { list: loaded(list), sample: sample?.data ?? null };
}

/** A logbook of the user's; a 404 for whoever is not one of its two. */
async function loadLogbook(page: Page, id: string): Promise<Loaded<Logbook>> {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  return loaded((await page.call("logbooks.get", { params: { id }, query: {} })).data);
}
