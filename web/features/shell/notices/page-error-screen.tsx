import { use, useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { isKept, isOpenedFromDevice } from "#web/lib/device/kept-pages.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { DocumentContext } from "#web/lib/page/document-context.ts";
import { titleOf } from "#web/lib/page/page-meta.ts";
import broken from "#web/ui/art/scene-error.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorState } from "#web/ui/page/error-state.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** What happened, a way to try again, a way out, and the number to mention when asking for help. */
export function PageErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation("shell");
  const document = use(DocumentContext);
  const { key } = useLocation();
  const problem = readProblem(error);
  const isOnline = useOnline();
  useKeptCopy(problem.status === 0);
  if (problem.status === 404) {
    return (
      <>
        <title>{titleOf(t("notFound.title"))}</title>
        <NotFoundScreen />
      </>
    );
  }
  const { heading, text } = words(problem.status, isOnline);
  // The document's own number says nothing about a page that was opened from it.
  const isFirstPage = key === "default";
  return (
    <>
      <title>{titleOf(t("error.title"))}</title>
      <ErrorState
        level={1}
        className="[&_h1]:text-2xl"
        art={<img src={broken} alt="" width={148} height={148} />}
        title={t(heading)}
        requestId={problem.requestId ?? (isFirstPage ? document.requestId : undefined)}
        onRetry={() => window.location.reload()}
        actions={
          // A full load: whatever broke in this page does not come along.
          <LinkButton to="/" reloadDocument variant="ghost">
            {t("error.home")}
          </LinkButton>
        }
      >
        {problem.messages.length > 0
          ? problem.messages.map((line) => <p key={line}>{line}</p>)
          : t(text)}
      </ErrorState>
    </>
  );
}

/** What could not be fetched may be on the device: a full load finds it there. */
function useKeptCopy(isUnreachable: boolean): void {
  useEffect(() => {
    const path = window.location.pathname;
    // That copy itself is broken: it would come again.
    if (!isUnreachable || isOpenedFromDevice(path)) return;
    isKept(path).then(
      (isThere) => isThere && window.location.reload(),
      () => {},
    );
  }, [isUnreachable]);
}

type Problem = { status: number; messages: readonly string[]; requestId: string | undefined };

function readProblem(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) {
    const status = isFailedFetch(error) ? 0 : 500;
    return { status, messages: [], requestId: undefined };
  }
  const data = error.data as { messages?: string[]; requestId?: string | null } | null;
  return {
    status: error.status,
    messages: Array.isArray(data?.messages) ? data.messages : [],
    requestId: data?.requestId ?? undefined,
  };
}

/** What browsers throw when a page's data or a part of its script can't be fetched. */
function isFailedFetch(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /fetch|load failed|network|import/i.test(error.message) &&
    typeof window !== "undefined"
  );
}

function words(status: number, isOnline: boolean) {
  if (status === 0 && isOnline) {
    return { heading: "unreachable.heading", text: "unreachable.text" } as const;
  }
  if (status === 0) return { heading: "error.offlineHeading", text: "error.offlineText" } as const;
  if (status === 403) return { heading: "error.forbiddenHeading", text: "error.text" } as const;
  if (status === 429 || status === 503) {
    return { heading: "error.unavailableHeading", text: "error.unavailableText" } as const;
  }
  return { heading: "error.heading", text: "error.text" } as const;
}
