import { useRevalidator } from "react-router";
import type { CallInput } from "#contract/endpoints.ts";
import type { Alert } from "#contract/notices/alerts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";

type NewAlert = CallInput<"alerts.create">["body"];

type Press = { what: "pause" | "resume" | "remove" | "putBack"; alert: Alert };

/** What can be done with an alert in the list; says by itself how it went. */
export function useAlertActions() {
  const { t } = useTranslation("alerts");
  const { revalidate } = useRevalidator();
  const { press, running } = useAction({
    send(call, { what, alert }: Press): Promise<unknown> {
      const params = { id: String(alert.id) };
      if (what === "putBack") return call("alerts.create", { body: sameOnceMore(alert) });
      if (what === "remove") return call("alerts.remove", { params });
      return call("alerts.update", { params, body: { active: what === "resume" } });
    },
    done({ what, alert }) {
      if (what === "putBack") return null;
      if (what !== "remove") return t(what === "resume" ? "list.resumed" : "list.paused");
      const undo = () => void press({ what: "putBack", alert });
      return { text: t("list.removed"), action: { label: t("list.undo"), onAction: undo } };
    },
    onEnd: revalidate,
    failed: t("list.failed"),
    about: ({ alert }) => alert.id,
  });
  return {
    isBusy: (id: number) => running.some(({ alert }) => alert.id === id),
    setActive: (alert: Alert, active: boolean) =>
      press({ what: active ? "resume" : "pause", alert }),
    remove: (alert: Alert) => press({ what: "remove", alert }),
  };
}

/** For who threw it away by mistake. */
function sameOnceMore({ type, place, distance, filters, frequency, active }: Alert): NewAlert {
  const city = place.postalCode ?? place.slug;
  const where = city ? { city } : { latitude: place.latitude, longitude: place.longitude };
  return { type, ...where, distance, filters, frequency, active };
}
