import { data } from "react-router";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { withdrawForm } from "#web/features/subscriptions/plain-forms.ts";
import { WithdrawScreen } from "#web/features/subscriptions/withdraw-screen.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { formAction, plainAct, queryOf } from "#web/lib/forms/form-action.server.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/withdraw.ts";

export const handle: RouteHandle = { namespaces: ["subscriptions", "paywall"], forms: true };

/** The link in a receipt. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { searchParams } = args.url;
  const t = searchParams.get("t") ?? "";
  const shared = {
    t,
    step: searchParams.get("step") === "confirm" ? ("confirm" as const) : ("look" as const),
    today: dayInAmsterdam(page.now),
    meta: page.meta({ title: page.texts("subscriptions")("withdraw.title") }),
  };
  try {
    const { data: withdrawal } = await page.api.call("withdrawal.get", { query: { t } });
    return { ...shared, withdrawal, dead: null };
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 410, 422].includes(error.status)) throw error;
    const told = { ...shared, withdrawal: null };
    if (error.status === 410) return data({ ...told, dead: "gone" as const }, { status: 410 });
    return { ...told, dead: "unknown" as const };
  }
}

export const action = formAction(
  plainAct(withdrawForm, {
    fill: (page) => ({ t: queryOf(page).get("t") ?? "" }),
    next: (_, answer) => ({ refundCents: `${answer.data.refundCents}` }),
  }),
);

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  const { meta: _meta, ...screen } = loaderData;
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <WithdrawScreen {...screen} />
    </div>
  );
}
