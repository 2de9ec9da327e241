import { useState } from "react";
import type { Diploma } from "#contract/profile-parts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ComboboxField } from "#web/ui/choices/combobox-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { DiplomaName } from "../diploma-line.ts";
import { SectionForm } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

export function diplomaSection(at: number | null): string {
  return `diploma-${at ?? ""}`;
}

export type DiplomaFormProps = {
  profileId: number;
  at: number;
  diplomas: readonly Diploma[];
  catalogue: readonly DiplomaName[];
  thisYear: number;
  onUnsaved: (isUnsaved: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

type Values = { code: string | null; name: string; institute: string; year: string };

/** A diploma from the list, or by a name of its own. */
export function DiplomaForm(props: DiplomaFormProps) {
  const { profileId, at, diplomas, catalogue, thisYear, onUnsaved, onSaved, onCancel } = props;
  const { t } = useTranslation("profiles");
  const known = diplomas[at];
  const [isOwnName, setOwnName] = useState(known !== undefined && !known.code);
  const form = useSectionForm<Values>({
    profileId,
    section: diplomaSection(at),
    onUnsaved,
    onSaved,
    initial: {
      code: known?.code ?? null,
      name: known?.name ?? "",
      institute: known?.institute ?? "",
      year: known?.year?.toString() ?? "",
    },
    check({ code, name, year }) {
      if (isOwnName ? name.trim() === "" : code === null) {
        return { [isOwnName ? "name" : "code"]: t("diplomas.needName") };
      }
      return isYear(year, thisYear) ? {} : { year: t("diplomas.yearWrong", { year: thisYear }) };
    },
    change: ({ code, name, institute, year }) => ({
      profile: {
        diplomas: diplomas.toSpliced(at, 1, {
          ...(isOwnName ? { name: name.trim() } : { code: code ?? "" }),
          ...(institute.trim() ? { institute: institute.trim() } : {}),
          ...(year.trim() ? { year: Number(year) } : {}),
        }),
      },
    }),
  });
  const { values, errors, change } = form;
  return (
    <SectionForm form={form} onCancel={onCancel} saveLabel={t("diplomas.save")}>
      <div className="grid gap-1">
        {isOwnName ? (
          <TextField label={t("diplomas.name")} maxLength={80} {...form.field("name")} />
        ) : (
          <ComboboxField
            label={t("diplomas.name")}
            placeholder={t("diplomas.search")}
            options={catalogue.map(({ code, name }) => ({ id: code, label: name }))}
            value={values.code}
            error={errors.code}
            onChange={(code) => change({ code })}
          />
        )}
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setOwnName(!isOwnName)}
          className="-ml-3.5 justify-self-start"
        >
          {isOwnName ? t("diplomas.fromList") : t("diplomas.notListed")}
        </Button>
      </div>
      <div className="grid gap-6 sm:grid-cols-[1fr_8rem] sm:gap-4">
        <TextField
          label={t("diplomas.institute")}
          optional
          name="institute"
          maxLength={80}
          value={values.institute}
          error={errors.institute}
          onChange={(institute) => change({ institute })}
        />
        <TextField
          label={t("diplomas.year")}
          optional
          inputMode="numeric"
          maxLength={4}
          {...form.field("year")}
        />
      </div>
    </SectionForm>
  );
}

const firstYear = 1950;

function isYear(text: string, thisYear: number): boolean {
  if (text.trim() === "") return true;
  const year = /^\s*\d{4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return year >= firstYear && year <= thisYear;
}
