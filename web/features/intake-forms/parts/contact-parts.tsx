import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { PartFrame, type PartFrameProps } from "./part-frame.tsx";
import { type PartContext, useStayForm } from "./use-part-form.ts";

/** What the form of every part gets. */
export type PartProps = {
  context: PartContext;
  way: Pick<PartFrameProps, "backTo" | "isLast">;
};

const phone = { type: "tel", inputMode: "tel", maxLength: 40 } as const;

export function AwayPart({ context, way }: PartProps) {
  const { t } = useTranslation("intake-forms");
  const form = useStayForm("away", context);
  return (
    <PartFrame form={form} {...way}>
      <TextField {...form.field("phone")} {...phone} label={t("away.phone")} autoComplete="tel" />
      <TextField
        {...form.field("place")}
        label={t("away.place")}
        hint={t("away.placeHint")}
        optional
        maxLength={200}
      />
      <TextAreaField
        {...form.field("note")}
        label={t("away.note", { name: context.reader })}
        optional
        rows={3}
        maxLength={1_000}
      />
    </PartFrame>
  );
}

export function EmergencyPart({ context, way }: PartProps) {
  const { t } = useTranslation("intake-forms");
  const form = useStayForm("emergency", context);
  const { value: hasKey, ...key } = form.field("hasKey");
  return (
    <PartFrame form={form} {...way}>
      <p className="text-ink-soft">{t("emergency.lead")}</p>
      <TextField {...form.field("name")} label={t("emergency.name")} maxLength={120} />
      <TextField
        {...form.field("phone")}
        {...phone}
        label={t("emergency.phone")}
        autoComplete="off"
      />
      <TextField
        {...form.field("relation")}
        label={t("emergency.relation")}
        hint={t("emergency.relationHint")}
        optional
        maxLength={200}
      />
      <CheckboxField {...key} checked={hasKey} label={t("emergency.hasKey")} />
    </PartFrame>
  );
}

export function VetPart({ context, way }: PartProps) {
  const { t } = useTranslation("intake-forms");
  const form = useStayForm("vet", context);
  return (
    <PartFrame form={form} {...way}>
      <TextField {...form.field("name")} label={t("vet.name")} maxLength={120} />
      <TextField {...form.field("phone")} {...phone} label={t("vet.phone")} autoComplete="off" />
      <TextField
        {...form.field("address")}
        label={t("vet.address")}
        optional
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        {...form.field("permission")}
        label={t("vet.permission", { name: context.reader })}
        hint={t("vet.permissionHint")}
        optional
        lead="€"
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
      />
      <TextAreaField
        {...form.field("note")}
        label={t("vet.note")}
        optional
        rows={3}
        maxLength={1_000}
      />
    </PartFrame>
  );
}
