import type { HouseSection, PetCare, PetRule } from "#contract/intake-forms/intake-sections.ts";
import type { IntakeChange, IntakeForm, IntakePart } from "#contract/intake-forms.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { formatDate, formatMoney } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { clockTime } from "../pet-day.ts";

/** The form as it is read: what is told, under a few words, with the fields that it is made of. */
export type ReadingRow = {
  key: string;
  label: string;
  /** The fields that a change of is shown here. */
  covers: (change: IntakeChange) => boolean;
  text?: string | undefined;
  /** Smaller, under it. */
  note?: string | undefined;
  phone?: string | undefined;
  /** Made of several fields: what one of them was needs its name. */
  isMany?: true;
  /** Covered until it is asked for. */
  secret?: { label: string; value: string } | undefined;
};

export type Words = { t: Translate<"intake-forms", "care">; locale: Locale };
type Section = IntakePart["section"];

/** Whether a change is of this part, and of one of these fields. */
const of =
  (section: Section, fields: readonly string[], petId?: number) =>
  (change: IntakeChange): boolean =>
    change.section === section && change.petId === petId && fields.includes(change.field);

const isTold = (row: ReadingRow) =>
  row.text !== undefined || row.phone !== undefined || row.secret !== undefined;

/** What is empty is not told. */
function told(rows: readonly ReadingRow[]): ReadingRow[] {
  return rows.filter(isTold);
}

export function timesInWords(times: readonly string[] | undefined, { t }: Words): string {
  return joinWords((times ?? []).map(clockTime), t("and"));
}

/** 'a, b' of what is there; undefined of nothing. */
function joined(...parts: readonly (string | undefined)[]): string | undefined {
  const present = parts.filter((part) => part !== undefined && part !== "");
  return present.length > 0 ? present.join(", ") : undefined;
}

export function awayRows({ sections: { away } }: IntakeForm, { t }: Words): ReadingRow[] {
  if (!away) return [];
  return told([
    {
      key: "phone",
      label: t("reading.rows.phone"),
      covers: of("away", ["phone"]),
      phone: away.phone,
    },
    {
      key: "place",
      label: t("reading.rows.place"),
      covers: of("away", ["place"]),
      text: away.place,
    },
    { key: "reach", label: t("reading.rows.reach"), covers: of("away", ["note"]), text: away.note },
  ]);
}

export function houseRows(house: HouseSection | undefined, { t }: Words): ReadingRow[] {
  if (!house) return [];
  const days = house.wasteDays?.map((day) => t(`care:weekdays.${day}`)) ?? [];
  const waste = joined(days.length > 0 ? joinWords(days, t("and")) : undefined, house.wasteNote);
  return told([
    {
      key: "access",
      isMany: true,
      label: t("reading.rows.access"),
      covers: of("house", ["access", "keyBoxPlace"]),
      text: joined(t(`house.accessKinds.${house.access}`), house.keyBoxPlace),
    },
    {
      key: "keyBoxCode",
      label: t("house.keyBoxCode"),
      covers: of("house", ["keyBoxCode"]),
      secret: secret(t("house.keyBoxCode"), house.keyBoxCode),
    },
    {
      key: "doorNote",
      label: t("reading.rows.doorNote"),
      covers: of("house", ["doorNote"]),
      text: house.doorNote,
    },
    {
      key: "alarm",
      isMany: true,
      label: t("reading.rows.alarm"),
      covers: of("house", ["hasAlarm", "alarmCode", "alarmNote"]),
      text: house.hasAlarm ? (house.alarmNote ?? t("reading.yes")) : t("reading.none"),
      secret: secret(t("house.alarmCode"), house.alarmCode),
    },
    {
      key: "wifi",
      isMany: true,
      label: t("reading.rows.wifi"),
      covers: of("house", ["wifiName", "wifiPassword"]),
      text: house.wifiName,
      secret: secret(t("house.wifiPassword"), house.wifiPassword),
    },
    {
      key: "waste",
      isMany: true,
      label: t("reading.rows.waste"),
      covers: of("house", ["wasteDays", "wasteNote"]),
      text: waste && capitalised(waste),
    },
    {
      key: "offLimits",
      label: t("reading.rows.offLimits"),
      covers: of("house", ["offLimits"]),
      text: house.offLimits,
    },
  ]);
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function secret(label: string, value: string | undefined): ReadingRow["secret"] {
  return value === undefined ? undefined : { label, value };
}

export function petRows(petId: number, care: PetCare, words: Words): ReadingRow[] {
  const { t, locale } = words;
  const { medicines = [], rules = [] } = care;
  const allowed = (isAllowed: boolean) => {
    const whats = rules.filter((rule) => rule.isAllowed === isAllowed).map(({ what }) => what);
    return whats.length > 0 ? `${whats.join(". ")}.` : undefined;
  };
  const row = (key: string, label: string, fields: readonly string[], text?: string) => ({
    key,
    label,
    covers: of("pet", fields, petId),
    text,
  });
  const food = joined(care.foodAmount, care.foodWhat, timesInWords(care.foodTimes, words));
  return told([
    {
      ...row("food", t("reading.rows.food"), ["foodWhat", "foodAmount", "foodTimes", "foodPlace"]),
      isMany: true,
      text: food,
      note: care.foodPlace,
    },
    {
      ...row("walks", t("reading.rows.walks"), ["walkTimes", "walkNote"]),
      isMany: true,
      text: joined(timesInWords(care.walkTimes, words), care.walkNote),
    },
    ...medicines.map(({ name, dose, times, until, how }) => ({
      key: `medicine-${name}`,
      isMany: true as const,
      label: name,
      covers: (change: IntakeChange) =>
        of("pet", ["medicines"], petId)(change) && change.item === name,
      text: joined(dose, timesInWords(times, words), how) ?? t("reading.yes"),
      note: until
        ? t("reading.untilDay", { day: formatDate(until, locale) })
        : t("reading.ongoing"),
    })),
    row("litter", t("reading.rows.litter"), ["litter"], care.litter),
    row("habits", t("reading.rows.habits"), ["habits"], care.habits),
    {
      ...row("allowed", t("reading.rows.allowed"), [], allowed(true)),
      covers: ruleChange(petId, rules, true),
    },
    {
      ...row("notAllowed", t("reading.rows.notAllowed"), [], allowed(false)),
      covers: ruleChange(petId, rules, false),
    },
    row("fears", t("reading.rows.fears"), ["fears"], care.fears),
  ]);
}

/** A change of what is allowed stands where the line is now. */
function ruleChange(petId: number, rules: readonly PetRule[], isAllowed: boolean) {
  return (change: IntakeChange) =>
    of("pet", ["rules"], petId)(change) &&
    rules.some((rule) => rule.what === change.item && rule.isAllowed === isAllowed);
}

export function incidentRows({ sections }: IntakeForm, { t }: Words): ReadingRow[] {
  const { vet, emergency } = sections;
  return told([
    {
      key: "vet",
      isMany: true,
      label: t("reading.rows.vet"),
      covers: of("vet", ["name", "address", "phone"]),
      text: joined(vet?.name, vet?.address),
      phone: vet?.phone,
    },
    {
      key: "permission",
      label: t("reading.rows.permission"),
      covers: of("vet", ["permissionCents"]),
      text: vet && permission(vet.permissionCents, { t }),
    },
    {
      key: "vetNote",
      label: t("reading.rows.vetNote"),
      covers: of("vet", ["note"]),
      text: vet?.note,
    },
    {
      key: "emergency",
      isMany: true,
      label: t("reading.rows.emergency"),
      covers: of("emergency", ["name", "phone", "relation", "hasKey"]),
      text: joined(emergency?.name, emergency?.relation),
      phone: emergency?.phone,
      note: emergency?.hasKey ? t("reading.rows.hasKey") : undefined,
    },
  ]);
}

function permission(cents: number | undefined, { t }: Pick<Words, "t">): string {
  if (cents === undefined) return t("reading.askFirst");
  return t("reading.upTo", { amount: formatMoney(cents) });
}

export function otherRows({ sections }: IntakeForm, { t }: Words): ReadingRow[] {
  const { agreements, remarks } = sections;
  return told([
    {
      key: "pictures",
      label: t("reading.rows.pictures"),
      covers: of("agreements", ["pictures"]),
      text: agreements && t(`agreements.pictureWishes.${agreements.pictures}`),
    },
    {
      key: "visitors",
      label: t("reading.rows.visitors"),
      covers: of("agreements", ["visitors"]),
      text: agreements && t(`agreements.visitorRules.${agreements.visitors}`),
    },
    {
      key: "agreed",
      label: t("reading.rows.agreed"),
      covers: of("agreements", ["note"]),
      text: agreements?.note,
    },
    {
      key: "remarks",
      label: t("reading.rows.remarks"),
      covers: of("remarks", ["text"]),
      text: remarks?.text,
    },
  ]);
}

/** Everything that is told, wherever it stands. */
export function allRows(form: IntakeForm, words: Words): ReadingRow[] {
  return [
    ...houseRows(form.sections.house, words),
    ...form.sections.pets.flatMap(({ petId, ...care }) => petRows(petId, care, words)),
    ...incidentRows(form, words),
    ...awayRows(form, words),
    ...otherRows(form, words),
  ];
}

/** A value in a list of changes, as people write it. */
export function valueInWords(
  { section, field, part }: IntakeChange,
  value: IntakeChange["old"],
  words: Words,
): string | undefined {
  const { t, locale } = words;
  if (value === undefined) return undefined;
  if (field === "rules") return value === true ? t("pet.allowed") : ruleInWords(value, t);
  if (typeof value === "boolean") return value ? t("reading.yes") : t("reading.no");
  if (Array.isArray(value)) {
    if (field !== "wasteDays") return timesInWords(value, words);
    // The contract's own days; the list of changes has them as texts.
    const days = value.map((day) => t(`care:weekdays.${day as "MONDAY"}`));
    return joinWords(days, t("and"));
  }
  if (field === "phone") return formatPhone(String(value));
  if (field === "permissionCents") return formatMoney(Number(value));
  if (part === "until") return formatDate(String(value), locale);
  return chosenInWords(section, field, value, t) ?? String(value);
}

function ruleInWords(value: NonNullable<IntakeChange["old"]>, t: Words["t"]): string {
  return value === false ? t("pet.notAllowed") : String(value);
}

function chosenInWords(
  section: Section,
  field: string,
  value: string | number,
  t: Words["t"],
): string | null {
  if (section === "house" && field === "access") {
    return t(`house.accessKinds.${value as HouseSection["access"]}`);
  }
  if (section !== "agreements") return null;
  type Agreements = NonNullable<IntakeForm["sections"]["agreements"]>;
  if (field === "pictures") return t(`agreements.pictureWishes.${value as Agreements["pictures"]}`);
  if (field === "visitors") return t(`agreements.visitorRules.${value as Agreements["visitors"]}`);
  return null;
}

/** The field itself, where the rest is clear from where it stands. */
export function fieldName(change: IntakeChange, { t }: Pick<Words, "t">): string {
  const { section, field, item, part } = change;
  if (field === "rules") return item ?? "";
  if (field === "medicines") return t(`fields.medicine.${(part ?? "name") as "name"}`);
  // The API names the fields of its own sections; each has a word.
  return t(`fields.${section}.${field}` as "fields.house.access");
}

/** What a change is about: 'code van het kluisje', 'dosis van Apoquel'. */
export function changeName(
  change: IntakeChange,
  pets: IntakeForm["pets"],
  { t }: Pick<Words, "t">,
): string {
  const { section, petId, field, item } = change;
  const pet = pets.find(({ id }) => id === petId)?.name ?? "";
  if (field === "section") {
    const name = section === "pet" ? pet : t(`parts.${section}`);
    return t("reading.wholePart", { part: name });
  }
  const name = fieldName(change, { t });
  if (field === "medicines" && item) return t("reading.ofMedicine", { what: name, item });
  return section === "pet" ? `${name} (${pet})` : name;
}
