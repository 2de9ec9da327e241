import { LocateFixed, MapPin } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { debounce } from "#web/lib/browser/debounce.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SuggestField, type SuggestFieldProps } from "#web/ui/choices/suggest-field.tsx";
import type { TypedWishes } from "../address/search.ts";
import { placeName } from "../address/search-words.ts";
import { type PlacePick, type PlaceSuggestion, roughly } from "./place-pick.ts";

export type PlaceFieldProps = Pick<SuggestFieldProps, "look" | "labelHidden" | "className"> & {
  defaultValue?: string;
  /** Null: what was picked no longer stands there, somebody types on. */
  onPick: (pick: PlacePick | null) => void;
};

const here = "here";

/** A place or a postal code, with suggestions as one types, and 'where I am now'. */
export function PlaceField({ defaultValue, onPick, look, ...field }: PlaceFieldProps) {
  const { t } = useTranslation(["search-block", "care"]);
  const { found, search } = usePlaceSuggestions();
  const [state, setState] = useState<LocationProblem | "locating" | null>(null);
  const [canLocate, setCanLocate] = useState(false);
  /** Counts what is asked for; whoever types a place meanwhile no longer wants to be found. */
  const question = useRef(0);

  /** Only a place that is known gets its words into the field, or they would be searched for. */
  async function locate(): Promise<string | undefined> {
    question.current += 1;
    const asked = question.current;
    setState("locating");
    const [answer, { afterPress }] = await Promise.all([
      myLocation(),
      import("#web/lib/forms/after-press.ts"),
    ]);
    await afterPress();
    if (asked !== question.current) return;
    if (typeof answer === "string") {
      setState(answer);
      return;
    }
    setState(null);
    onPick({ ...answer, text: t("here") });
    return t("here");
  }

  /** What was understood of the words beside the place. */
  function wishesInWords({ animalCategories = [], serviceTypes = [] }: TypedWishes = {}): string[] {
    return [
      ...animalCategories.map((animal) => t(`care:animals.${animal}`)),
      ...serviceTypes.map((service) => t(`care:services.${service}.wishName`)),
    ];
  }

  const suggestions = [
    // Whoever types a place means that place: it comes first, and the arrow key finds it.
    ...(canLocate && found.length === 0
      ? [{ id: here, label: t("useLocation"), icon: <LocateFixed /> }]
      : []),
    ...found.map(({ pick, hint }) => ({
      id: pick.slug + (pick.postalCode ?? ""),
      label: pick.text,
      hint: [...wishesInWords(pick.wishes), hint].join(" · "),
      icon: <MapPin />,
    })),
  ];

  return (
    <SuggestField
      {...field}
      look={look}
      name={placeName}
      label={t("place")}
      placeholder={t("placeHint")}
      defaultValue={defaultValue}
      lead={look === "plain" ? undefined : <MapPin />}
      note={state && t(`location.${state}`)}
      suggestions={suggestions}
      onSearch={(text, isTyped) => {
        // Asked here, since the server has no such thing and must draw the same.
        setCanLocate("geolocation" in navigator);
        search(text);
        if (!isTyped) return;
        question.current += 1;
        setState(null);
        onPick(null);
      }}
      onPick={({ id, label }) => {
        if (id === here) return locate();
        const picked = found.find(({ pick }) => pick.slug + (pick.postalCode ?? "") === id);
        if (picked) onPick(picked.pick);
        return label;
      }}
    />
  );
}

const patienceMs = 10_000;
const denied = 1;

type LocationProblem = "denied" | "unknown";

/** Where the visitor is, asked of the browser, which asks them. */
function myLocation(): Promise<{ latitude: number; longitude: number } | LocationProblem> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) }),
      ({ code }) => resolve(code === denied ? "denied" : "unknown"),
      // An hour-old answer will do: nobody looks for a sitter to the metre.
      { timeout: patienceMs, maximumAge: 3_600_000 },
    );
  });
}

const waitMs = 150;

type Found = PlaceSuggestion[];

/** The places that fit what is being typed. An answer that comes late is dropped. */
function usePlaceSuggestions(): { found: Found; search: (text: string) => void } {
  const [found, setFound] = useState<Found>([]);
  const asking = useRef<AbortController>(null);
  const [askSoon] = useState(() => debounce(ask, waitMs));

  useEffect(
    () => () => {
      askSoon.cancel();
      asking.current?.abort();
    },
    [askSoon],
  );

  async function ask(text: string) {
    const stop = new AbortController();
    asking.current = stop;
    try {
      const { suggestPlaces } = await import("./suggest-places.ts");
      const answer = await suggestPlaces(text, stop.signal);
      if (!stop.signal.aborted) setFound(answer);
    } catch (error) {
      // Whoever typed a name can go on without suggestions.
      if (!stop.signal.aborted) logError("places not suggested", error);
    }
  }

  function search(text: string) {
    asking.current?.abort();
    askSoon.cancel();
    if (text.trim().length === 0) setFound([]);
    else askSoon(text.trim());
  }

  return { found, search };
}
