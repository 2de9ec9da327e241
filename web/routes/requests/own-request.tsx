import { Suspense } from "react";
import {
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { type RequestStep, requestSteps, urlsFor } from "#contract/urls/urls.ts";
import { OwnRequestOverview } from "#web/features/requests/own-request-overview.tsx";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { openPage, type Page, requireUser } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import type { Route } from "./+types/own-request.ts";

const CreateRequest = lazyPart(async () => (await import("./create-request.tsx")).CreateRequest);
const EditRequest = lazyPart(async () => (await import("./edit-request.tsx")).EditRequest);

export const handle: RouteHandle = {
  namespaces: ["requests", "care", "pets"],
  // While something is being filled in, its buttons are at the foot of the screen.
  ownBar: (loaded) => (loaded as { isForm?: boolean } | undefined)?.isForm === true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const user = await requireUser(args);
  const [found, pets] = await Promise.all([
    page.find("requests.getOwn", {}),
    page.call("pets.list", {}),
  ]);
  const own = found?.request ?? null;
  const texts = page.texts("requests");
  return {
    user,
    request: own,
    page: own && (await findPage(page, own.id)),
    pets: pets.data.filter(({ isArchived }) => !isArchived),
    isForm: own === null || editOf(args.url.searchParams) !== null,
    today: dayInAmsterdam(page.now),
    meta: page.meta({ title: texts(own ? "manage.title" : "wizard.title") }),
  };
}

/** How its public page is found, and how often it was. Without an address there is none. */
async function findPage(page: Page, requestId: number) {
  const found = await page.find("publicRequests.get", { params: { id: String(requestId) } });
  if (!found) return null;
  const { citySlug, viewCount = 0 } = found.data;
  return { url: urlsFor(page.locale).request(citySlug, requestId), viewCount };
}

/** From step to step nothing is asked of the server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isStep =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("step") !== nextUrl.searchParams.get("step");
  return isStep ? false : defaultShouldRevalidate;
}

export default function OwnRequest({ loaderData }: Route.ComponentProps) {
  const { user, request, page, pets, today } = loaderData;
  const [query] = useSearchParams();
  const urls = useUrls();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  if (!request) {
    return (
      <Suspense fallback={<Coming />}>
        <CreateRequest user={user} pets={pets} step={stepOf(query)} today={today} />
      </Suspense>
    );
  }
  const edit = editOf(query);
  if (edit) {
    return (
      <Suspense fallback={<Coming />}>
        <EditRequest key={edit} request={request} pets={pets} step={edit} today={today} />
      </Suspense>
    );
  }
  return (
    <OwnRequestOverview
      request={request}
      page={page}
      pets={pets}
      firstName={user.firstName}
      email={user.email}
      hasAddress={user.address !== undefined}
      today={today}
      onTurned={revalidate}
      onRemoved={async () => {
        await revalidate();
        await navigate(urls.createRequest(), { replace: true });
      }}
    />
  );
}

function stepOf(query: URLSearchParams): RequestStep {
  return requestSteps.find((step) => step === query.get("step")) ?? "animals";
}

function editOf(query: URLSearchParams): Exclude<RequestStep, "look"> | null {
  const asked = requestSteps.find((step) => step === query.get("edit"));
  return asked && asked !== "look" ? asked : null;
}

function Coming() {
  return (
    <SkeletonGroup className="mx-auto grid max-w-form gap-4 px-gutter py-section">
      <NeedsScript />
      <Skeleton shape="block" className="h-10 w-3/4" />
      <Skeleton className="mb-4 w-1/2" />
      <Skeleton shape="block" className="h-40" />
      <Skeleton shape="block" className="h-40" />
    </SkeletonGroup>
  );
}
