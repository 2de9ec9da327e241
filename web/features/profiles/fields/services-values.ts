import type { OfferedService } from "#contract/profile-parts.ts";
import { type ServiceType, serviceTypes, usualUnits } from "#contract/shared/care.ts";
import { textIn, ticksIn } from "#web/lib/forms/plain-fields.ts";
import { type PriceProblem, priceProblem, priceText, toCents } from "#web/ui/forms/price-text.ts";
import { extraProblem } from "./prices.ts";

type Texts = Partial<Record<ServiceType, string>>;
export type ServicesValues = {
  chosen: ServiceType[];
  prices: Texts;
  extras: Texts;
  minutes: Texts;
  radiusKm: number;
};

const usualRadiusKm = 5;
export const furthestRadiusKm = 50;

/** Where it says something about the price how long it takes; a night takes a night. */
export const timedServices: readonly ServiceType[] = ["house_visit", "dog_walking_service"];
const minutesRange = { min: 10, max: 1_440 };

export function servicesValuesOf(profile: {
  services: readonly OfferedService[];
  radiusKm?: number | undefined;
}): ServicesValues {
  const { services, radiusKm } = profile;
  const texts = (textOf: (service: OfferedService) => string | undefined): Texts =>
    Object.fromEntries(
      services.flatMap((service) => {
        const text = textOf(service);
        return text === undefined ? [] : [[service.serviceType, text]];
      }),
    );
  return {
    chosen: services.map(({ serviceType }) => serviceType),
    prices: texts(({ priceCents }) => priceText(priceCents)),
    extras: texts(({ extraAnimalCents: cents }) =>
      cents === undefined ? undefined : priceText(cents),
    ),
    minutes: texts(({ minutes }) => minutes?.toString()),
    radiusKm: Math.min(radiusKm ?? usualRadiusKm, furthestRadiusKm),
  };
}

/**
 * The same from the fields of the page. A service that is not chosen has a price there too, a
 * suggestion, which is nobody's yet.
 */
export function readServices(fields: FormData): Partial<ServicesValues> {
  const chosen = ticksIn(fields, "services", serviceTypes);
  const texts = (name: string): Texts =>
    Object.fromEntries(
      chosen.flatMap((type) => {
        const text = textIn(fields, `${name}-${type}`);
        return text === undefined ? [] : [[type, text]];
      }),
    );
  const radius = Number(textIn(fields, "radiusKm"));
  return {
    chosen,
    prices: texts("price"),
    extras: Object.fromEntries(Object.entries(texts("extra")).filter(([, text]) => text !== "")),
    ...(Number.isInteger(radius) && radius > 0 ? { radiusKm: radius } : {}),
  };
}

export function servicesOf({ chosen, prices, extras, minutes }: ServicesValues) {
  return serviceTypes
    .filter((type) => chosen.includes(type))
    .map((serviceType) => ({
      serviceType,
      priceCents: toCents(prices[serviceType] ?? "") ?? 0,
      unit: usualUnits[serviceType],
      extraAnimalCents: toCents(extras[serviceType] ?? "") ?? ("" as const),
      minutes: minutes[serviceType]?.trim() ?? ("" as const),
    }));
}

export type ServicesProblem = PriceProblem | "needOne" | "minutesUnreadable";

/** By the field it is about: `prices.house_visit`. */
export function servicesProblems(values: ServicesValues): Record<string, ServicesProblem> {
  const { chosen, prices, extras, minutes } = values;
  const problems: Record<string, ServicesProblem> =
    chosen.length === 0 ? { chosen: "needOne" } : {};
  for (const type of chosen) {
    const price = priceProblem(prices[type] ?? "");
    const extra = extraProblem(extras[type] ?? "");
    if (price) problems[`prices.${type}`] = price;
    if (extra) problems[`extras.${type}`] = extra;
    if (!isDuration(minutes[type] ?? "")) problems[`minutes.${type}`] = "minutesUnreadable";
  }
  return problems;
}

function isDuration(text: string): boolean {
  if (text.trim() === "") return true;
  const minutes = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return minutes >= minutesRange.min && minutes <= minutesRange.max;
}
