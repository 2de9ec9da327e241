import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { urls } from "#contract/urls/urls.ts";
import { AvailabilityForm } from "#web/features/profiles/pages/availability-form.tsx";
import { UnsavedDialog } from "#web/features/profiles/unsaved-dialog.tsx";
import { MonthCalendar } from "#web/features/sitters/month-calendar.tsx";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import type { Route } from "./+types/edit-availability.ts";
import { requireSitter } from "./require-sitter.ts";

export const handle: RouteHandle = {
  namespaces: ["profiles", "care", "sitters"],
  back: { header: "back.availability", to: urls.profile() },
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  await requireSitter(args);
  return {
    meta: page.meta({ title: page.texts("profiles")("availability.title") }),
    today: dayInAmsterdam(page.now),
  };
}

export default function EditAvailability({ loaderData: { today } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isUnsaved, setUnsaved] = useState(false);
  const profile = useUser()?.profile;
  if (!profile) return null;
  const back = async () => {
    await navigate(ownPath(query.get("backTo")) ?? urls.profile());
  };
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-6">
      <AvailabilityForm
        isPage
        profile={profile}
        today={today}
        renderMonths={(week, periods) => (
          <MonthCalendar week={week} periods={periods} today={today} />
        )}
        onUnsaved={setUnsaved}
        onSaved={back}
        onCancel={back}
      />
      <UnsavedDialog isUnsaved={isUnsaved} />
    </div>
  );
}
