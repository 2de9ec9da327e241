import { Search } from "lucide-react";
import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { KeyHint, useKeys } from "../shell/keys.tsx";
import type { ListQuery } from "./list-pages.tsx";

export type Filter = {
  /** In the address. */
  name: string;
  label: string;
  /** The first is what counts without a choice. */
  options: readonly { value: string; label: string }[];
};

export type ListFiltersProps = {
  query: ListQuery;
  /** What one can look for; absent where nothing can be searched. */
  search?: string;
  filters?: readonly Filter[];
};

const boxLook =
  "min-h-11 rounded-field border-fine border-edge bg-surface px-3 text-sm text-ink hover:border-ink";

/** Above a list: a form whose answer is the list's own address, so that it can be shared and gone back to. */
export function ListFilters({ query, search, filters = [] }: ListFiltersProps) {
  const { t } = useTranslation("cms");
  const submit = useSubmit();
  const box = useRef<HTMLInputElement>(null);
  useKeys({ "/": () => box.current?.focus() });
  const known = new Set(["q", "page", ...filters.map(({ name }) => name)]);
  const carried = Object.entries(query).filter(([name]) => !known.has(name));
  return (
    <Form
      // What the address says, also after going back.
      key={JSON.stringify(query)}
      method="get"
      role="search"
      className="mb-4 flex flex-wrap items-center gap-2"
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search && (
        <span className="relative flex min-w-0 flex-1 basis-64 items-center md:max-w-list">
          <Search className="pointer-events-none absolute left-3 size-5 text-ink-soft" />
          <input
            ref={box}
            type="search"
            name="q"
            defaultValue={query.q ?? ""}
            maxLength={100}
            aria-label={search}
            placeholder={search}
            className={`${boxLook} w-full pr-9 pl-10`}
          />
          <span className="absolute right-3">
            <KeyHint>/</KeyHint>
          </span>
        </span>
      )}
      {filters.map(({ name, label, options }) => (
        <select
          key={name}
          name={name}
          aria-label={label}
          defaultValue={query[name] ?? ""}
          onChange={(event) => void submit(event.currentTarget.form)}
          className={boxLook}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <Button type="submit" variant="secondary" size="sm">
        {t("show")}
      </Button>
    </Form>
  );
}
