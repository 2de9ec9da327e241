import { ChevronDown, Search } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { useNavigate } from "react-router";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import {
  animalsInOrder,
  type Filters,
  servicesInOrder,
  type TypedWishes,
  withoutDefaults,
} from "./address/search.ts";
import { searchUrl } from "./address/search-url.ts";
import { PlaceField } from "./places/place-field.tsx";
import type { PlacePick } from "./places/place-pick.ts";

export type SearchBlockProps = {
  /** What it begins with, on a page about one. */
  animal?: AnimalCategory;
  service?: ServiceType;
  className?: string;
};

/**
 * For whom, what, and where. A plain form: without scripts it is sent to the search, which finds the
 * place. Its texts are in `search-block` and `care`, which the route of its page has to name.
 */
export function SearchBlock({ animal, service, className }: SearchBlockProps) {
  const { t } = useTranslation(["search-block", "care"]);
  const urls = useUrls();
  const locale = useLocale();
  const navigate = useNavigate();
  const picked = useRef<PlacePick>(null);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void navigate(urlOf(fields));
  }

  function urlOf(fields: FormData): string {
    const pick = picked.current;
    // A place that was typed and not picked is found by the server, as without scripts.
    if (!pick) return `${urls.search()}?${new URLSearchParams(textsOf(fields))}`;
    const forAnimal = fields.get("animal_categories") as AnimalCategory | "";
    const forService = fields.get("service_types") as ServiceType | "";
    const filters: Filters = {
      ...(forAnimal ? { animalCategories: [forAnimal] } : {}),
      ...(forService ? { serviceTypes: [forService] } : {}),
    };
    if (!("slug" in pick)) {
      const { latitude, longitude } = pick;
      const search = { where: {}, filters: { ...filters, latitude, longitude } };
      return searchUrl("sitters", search, locale);
    }
    const { slug, postalCode, wishes } = pick;
    // What a list says was chosen there; what was typed and fits no list goes along.
    const asked = withoutDefaults({ ...wishes, ...filters });
    return searchUrl("sitters", { where: { slug, postalCode }, filters: asked }, locale);
  }

  return (
    <search>
      <form
        ref={form}
        method="get"
        action={urls.search()}
        onSubmit={submit}
        aria-label={t("label")}
        className={cx(
          "grid rounded-panel bg-surface p-2 shadow-lift md:grid-cols-[1.3fr_1fr_1.2fr_auto] md:items-center md:rounded-full md:p-2.5",
          className,
        )}
      >
        <PlaceField
          look="plain"
          onPick={(pick) => {
            picked.current = pick;
            if (pick && "slug" in pick && form.current) showWishes(form.current, pick.wishes);
          }}
          className={partLook}
        />
        <Part label={t("animal")} name="animal_categories" any={t("anyAnimal")} chosen={animal}>
          {animalsInOrder.map((id) => (
            <option key={id} value={id}>
              {t(`care:animals.${id}`)}
            </option>
          ))}
        </Part>
        <Part label={t("service")} name="service_types" any={t("anyService")} chosen={service}>
          {servicesInOrder.map((id) => (
            <option key={id} value={id}>
              {t(`care:services.${id}.wishName`)}
            </option>
          ))}
        </Part>
        <Button type="submit" className="mt-2 md:mt-0">
          <Search className="size-5" />
          {t("submit")}
        </Button>
      </form>
    </search>
  );
}

/** One animal and one kind of care that were typed beside the place show in their lists. */
function showWishes(form: HTMLFormElement, wishes: TypedWishes = {}): void {
  const shown = {
    animal_categories: wishes.animalCategories,
    service_types: wishes.serviceTypes,
  };
  for (const [name, values = []] of Object.entries(shown)) {
    const list = form.elements.namedItem(name);
    if (list instanceof HTMLSelectElement && values.length === 1) list.value = values[0] ?? "";
  }
}

/** The form has no files: what is in it is text. */
function textsOf(fields: FormData): [string, string][] {
  return [...fields].map(([name, value]) => [name, String(value)]);
}

const partLook =
  "border-b border-line px-3.5 py-2.5 md:border-r md:border-b-0 md:py-1 md:px-5 [&:nth-last-child(2)]:border-transparent";

type PartProps = {
  label: string;
  name: string;
  any: string;
  chosen: string | undefined;
  children: ReactNode;
};

/** A list of the browser's own: it works at once, and on a phone it is the best there is. */
function Part({ label, name, any, chosen, children }: PartProps) {
  const id = useId();
  return (
    <div className={cx("relative min-w-0", partLook)}>
      <label htmlFor={id} className="block text-xs font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={chosen}
        className="min-h-7 w-full appearance-none truncate rounded-small bg-transparent pr-6"
      >
        <option value="">{any}</option>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3.5 bottom-3.5 size-5 text-ink-soft md:right-5 md:bottom-2" />
    </div>
  );
}
