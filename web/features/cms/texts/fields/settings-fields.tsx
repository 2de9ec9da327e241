import { type DraftSettings, textFields } from "#contract/content/text-drafts.ts";
import { articleTopics, audiences } from "#contract/content/texts.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { serviceTypes } from "#contract/shared/care.ts";
import { searchWords } from "#contract/urls/search-words.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { TextDraft } from "../use-text-draft.ts";

export type SettingsFieldsProps = Pick<TextDraft, "text" | "draft" | "change" | "errors"> & {
  /** The names of our drawings. */
  drawings: readonly string[];
};

/** What a kind of text has beside words, the same in both languages. */
export function SettingsFields({ text, draft, change, errors, drawings }: SettingsFieldsProps) {
  const { t } = useTranslation(["cms-texts", "care", "content"]);
  const { settings } = draft;
  const own: readonly string[] = textFields[text.kind].settings;
  const set = (next: Partial<DraftSettings>) =>
    change((now) => ({ ...now, settings: { ...now.settings, ...next } }));
  const heroes = [...drawings, ...text.pictures.map(({ id }) => `picture-${id}`)];
  const choice = <Name extends "audience" | "topic" | "hero" | "animal" | "service" | "search">(
    name: Name,
    values: readonly string[],
    labelOf: (value: string) => string,
  ) =>
    own.includes(name) && (
      <label className="grid gap-1.5 text-sm font-semibold">
        {t(`settings.${name}`)}
        <select
          value={settings[name] ?? ""}
          aria-invalid={errors[`settings.${name}`] !== undefined}
          onChange={(event) => set({ [name]: event.target.value || undefined })}
          className="min-h-12 rounded-field border-fine border-edge bg-surface px-3 text-base font-normal text-ink"
        >
          {name === "hero" && text.kind !== "article" && (
            <option value="">{t("settings.none")}</option>
          )}
          {values.map((value) => (
            <option key={value} value={value}>
              {labelOf(value)}
            </option>
          ))}
        </select>
        <Problem lines={errors[`settings.${name}`]} />
      </label>
    );
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">{t("settings.heading")}</h2>
      {choice("audience", audiences, (value) =>
        t(`settings.audiences.${value as (typeof audiences)[number]}`),
      )}
      {choice("topic", articleTopics, (value) =>
        t(`content:topics.${value as (typeof articleTopics)[number]}`),
      )}
      {choice("hero", heroes, (value) =>
        value.startsWith("picture-") ? t("settings.ownPicture", { name: value }) : value,
      )}
      {choice("animal", animalCategories, (value) =>
        t(`care:animals.${value as (typeof animalCategories)[number]}`),
      )}
      {choice("service", serviceTypes, (value) =>
        t(`care:services.${value as (typeof serviceTypes)[number]}.name`),
      )}
      {choice(
        "search",
        searchWords.map(({ nl }) => nl),
        (value) => value,
      )}
      {own.includes("related") && (
        <TextField
          label={t("settings.related")}
          hint={t("settings.relatedHint")}
          value={(settings.related ?? []).join(", ")}
          error={errors["settings.related"]?.join(" ")}
          onChange={(value) => set({ related: value.split(/[,\s]+/).filter(Boolean) })}
        />
      )}
      {own.includes("version") && (
        <DateField
          label={t("settings.version")}
          hint={t("settings.versionHint")}
          value={settings.version ?? null}
          error={errors["settings.version"]?.join(" ")}
          onChange={(version) => set({ version: version ?? undefined })}
        />
      )}
    </section>
  );
}

function Problem({ lines }: { lines: readonly string[] | undefined }) {
  if (!lines) return null;
  return <span className="text-sm font-normal text-danger">{lines.join(" ")}</span>;
}
