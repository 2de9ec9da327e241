import { Eye, EyeOff, Lock } from "lucide-react";
import { useState } from "react";
import { accessKinds } from "#contract/intake-forms/intake-sections.ts";
import { weekdays } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { cx } from "#web/ui/cx.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import type { PartProps } from "./contact-parts.tsx";
import { PartFrame, PartGroup } from "./part-frame.tsx";
import { useStayForm } from "./use-part-form.ts";

/** What a choice brings along stands on the page from the start: the style sheet shows it. */
const withKeyBox = "hidden grid-cols-1 gap-5 group-has-[[value^=key]:checked]/house:grid";
const withAlarm = "hidden grid-cols-1 gap-5 group-has-[[name=hasAlarm]:checked]/house:grid";

export function HousePart({ context, way }: PartProps) {
  const { t } = useTranslation(["intake-forms", "care"]);
  const form = useStayForm("house", context);
  const { bookingId, reader } = context;
  const { value: access, onChange: choose, ...accessField } = form.field("access");
  const { value: hasAlarm, error: _, onBlur: __, ...alarmField } = form.field("hasAlarm");
  const mark = <LockMark />;
  return (
    <PartFrame form={form} {...way}>
      <div className="group/house grid grid-cols-1 gap-6">
        <LockNote reader={bookingId === null ? null : reader} />
        <ChipsField
          {...accessField}
          label={t("house.access", { name: reader })}
          mark={mark}
          single
          options={accessKinds.map((id) => ({ id, label: t(`house.accessKinds.${id}`) }))}
          value={access ? [access] : []}
          onChange={([kind = null]) => choose(kind)}
        />
        <div className={withKeyBox}>
          <CodeField
            {...form.field("keyBoxCode")}
            label={t("house.keyBoxCode")}
            inputMode="numeric"
            maxLength={60}
          />
          <TextField
            {...form.field("keyBoxPlace")}
            label={t("house.keyBoxPlace")}
            mark={mark}
            maxLength={200}
          />
        </div>
        <TextAreaField
          {...form.field("doorNote")}
          label={t("house.doorNote", { name: reader })}
          mark={mark}
          optional
          rows={2}
          maxLength={1_000}
        />
        <PartGroup heading={t("house.alarmAndWifi")}>
          <SwitchField
            {...alarmField}
            checked={hasAlarm}
            label={t("house.hasAlarm")}
            mark={mark}
            trailing
            className="text-sm font-semibold"
          />
          <div className={withAlarm}>
            <CodeField
              {...form.field("alarmCode")}
              label={t("house.alarmCode")}
              inputMode="numeric"
              maxLength={60}
            />
            <TextAreaField
              {...form.field("alarmNote")}
              label={t("house.alarmNote")}
              mark={mark}
              optional
              rows={2}
              maxLength={1_000}
            />
          </div>
          <TextField
            {...form.field("wifiName")}
            label={t("house.wifiName")}
            mark={mark}
            optional
            autoComplete="off"
            maxLength={120}
          />
          <CodeField
            {...form.field("wifiPassword")}
            label={t("house.wifiPassword")}
            optional
            maxLength={120}
          />
        </PartGroup>
        <PartGroup heading={t("house.wasteAndLimits")}>
          <ChipsField
            {...form.field("wasteDays")}
            label={t("house.wasteDays")}
            mark={mark}
            optional
            columns={7}
            options={weekdays.map((id) => ({
              id,
              label: t(`care:weekdaysShort.${id}`),
              spoken: t(`care:weekdays.${id}`),
            }))}
          />
          <TextField
            {...form.field("wasteNote")}
            label={t("house.wasteNote")}
            mark={mark}
            optional
            maxLength={200}
          />
          <TextField
            {...form.field("offLimits")}
            label={t("house.offLimits")}
            mark={mark}
            optional
            maxLength={200}
          />
        </PartGroup>
      </div>
    </PartFrame>
  );
}

type CodeFieldProps = Omit<TextFieldProps, "type" | "trail" | "mark" | "className">;

/**
 * A code with an eye. No password field: browsers would offer to store it as the site's own password. What
 * was saved is covered until it is asked for; what is being typed is not.
 */
function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation("intake-forms");
  const [isShown, setShown] = useState(props.value === "");
  const Icon = isShown ? EyeOff : Eye;
  const what = props.label.toLowerCase();
  return (
    <TextField
      {...props}
      mark={<LockMark />}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={cx(
        "[&_input]:tracking-widest",
        !isShown && "[&_input]:[-webkit-text-security:disc]",
      )}
      trail={
        <ScriptButton
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? t("hide", { what }) : t("show", { what })}
          className="-mr-3 grid size-11 place-items-center rounded-field text-ink noscript:hidden"
        >
          <Icon className="size-5" />
        </ScriptButton>
      }
    />
  );
}

/** By a field whose contents are stored encrypted. */
function LockMark() {
  const { t } = useTranslation("intake-forms");
  return (
    <span className="ml-1.5 inline-block align-[-2px] text-brand">
      <Lock className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{t("locked")}</span>
    </span>
  );
}

/** What the lock means, said once. */
function LockNote({ reader }: { reader: string | null }) {
  const { t } = useTranslation("intake-forms");
  return (
    <p className="flex gap-3 rounded-field bg-brand-soft px-4 py-3.5 text-sm text-ink">
      <Lock className="mt-0.5 size-5 shrink-0 text-brand-strong" />
      <span>
        <strong className="font-semibold">{t("lockTitle")}</strong>{" "}
        {reader === null ? t("lockTextStanding") : t("lockText", { name: reader })}
      </span>
    </p>
  );
}
