import { useRevalidator } from "react-router";
import type { CallInput } from "#contract/endpoints.ts";
import type { Alert } from "#contract/notices/alerts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { kindOf, whereText } from "./alert-words.ts";
import { removeForm, switchForm } from "./plain-forms.ts";

export type AlertRowProps = {
  alert: Alert;
  /** What is asked for, a few words each. */
  wishes: readonly string[];
};

/** One alert: what, where, how often, and what can be done with it. */
export function AlertRow({ alert, wishes }: AlertRowProps) {
  const { t } = useTranslation("alerts");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const { id, frequency, active, isOver } = alert;
  const which = { alertId: String(id) };
  const puttingBack = useAction({
    send: (call) => call("alerts.create", { body: sameOnceMore(alert) }),
    onEnd: revalidate,
    failed: t("list.failed"),
  });
  const removing = usePressOf(removeForm, {
    done: {
      text: t("list.removed"),
      action: { label: t("list.undo"), onAction: () => void puttingBack.press() },
    },
    onEnd: revalidate,
  });
  const switching = usePressOf(switchForm, {
    done: (wanted) => t(wanted.active === "1" ? "list.resumed" : "list.paused"),
    onEnd: revalidate,
  });
  const setActive = (isOn: boolean) => switching.press({ ...which, active: isOn ? "1" : "0" });
  const kind = t(`kinds.${kindOf(alert)}`);
  const where = whereText(t, alert);
  const what = t("list.what", { kind, where });
  return (
    <Card as="article" edged aria-label={what} className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg">{kind}</h2>
          <p className="wrap-anywhere">{where}</p>
          <p className="text-sm text-ink-soft">{t(`list.${frequency}`)}</p>
        </div>
        <SwitchField
          label={t("list.active")}
          mark={<span className="sr-only">{`: ${what}`}</span>}
          checked={active}
          disabled={switching.pending || removing.pending}
          onChange={(isOn) => void setActive(isOn)}
          trailing
          className="shrink-0 noscript:hidden"
        />
      </div>
      {wishes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {wishes.map((wish) => (
            <li key={wish}>
              <Tag>{wish}</Tag>
            </li>
          ))}
        </ul>
      )}
      {isOver && <p className="text-sm text-warn">{t("list.isOver")}</p>}
      <div className="-ml-3.5 flex flex-wrap gap-2">
        <LinkButton
          to={urls.alerts({ edit: id })}
          variant="ghost"
          aria-label={t("list.editOf", { what })}
        >
          {t("list.edit")}
        </LinkButton>
        <ButtonForm name={removeForm.name} onPress={() => removing.press(which)}>
          <input type="hidden" name="alertId" value={id} />
          <Button type="submit" variant="ghost" aria-label={t("list.removeOf", { what })}>
            {t("list.remove")}
          </Button>
        </ButtonForm>
        {/* The switch needs its script. */}
        <span className="hidden noscript:inline">
          <ButtonForm name={switchForm.name} onPress={() => setActive(!active)}>
            <input type="hidden" name="alertId" value={id} />
            <input type="hidden" name="active" value={active ? "0" : "1"} />
            <Button type="submit" variant="ghost">
              {t(active ? "list.pause" : "list.resume")}
            </Button>
          </ButtonForm>
        </span>
      </div>
    </Card>
  );
}

/** For who threw it away by mistake. */
function sameOnceMore({
  type,
  place,
  distance,
  filters,
  frequency,
  active,
}: Alert): CallInput<"alerts.create">["body"] {
  const city = place.postalCode ?? place.slug;
  const where = city ? { city } : { latitude: place.latitude, longitude: place.longitude };
  return { type, ...where, distance, filters, frequency, active };
}
