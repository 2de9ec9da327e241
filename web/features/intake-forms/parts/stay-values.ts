import type {
  AccessKind,
  PictureWish,
  StaySection,
  VisitorRule,
} from "#contract/intake-forms/intake-sections.ts";
import type { IntakeFormUpdate, IntakeSections } from "#contract/intake-forms.ts";
import type { Weekday } from "#contract/shared/care.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { toCents } from "#web/ui/forms/price-text.ts";

/** The parts about the stay while they are being filled in, and what is sent of them. */
export const stayInitials = {
  away: { phone: "", place: "", note: "" },
  emergency: { name: "", phone: "", relation: "", hasKey: false },
  vet: { name: "", phone: "", address: "", permission: "", note: "" },
  house: {
    access: null as AccessKind | null,
    keyBoxCode: "",
    keyBoxPlace: "",
    doorNote: "",
    hasAlarm: false,
    alarmCode: "",
    alarmNote: "",
    wifiName: "",
    wifiPassword: "",
    wasteDays: [] as Weekday[],
    wasteNote: "",
    offLimits: "",
  },
  agreements: {
    pictures: null as PictureWish | null,
    visitors: null as VisitorRule | null,
    note: "",
  },
  remarks: { text: "" },
};
export type StayValues = typeof stayInitials;

/** By which a page's action knows the form of a part. */
export function stayFormName(section: StaySection): string {
  return `intake-${section}`;
}

type Stay = Omit<IntakeSections, "pets">;

export function stayValues<Section extends StaySection>(
  section: Section,
  saved: Stay[Section] | undefined,
): StayValues[Section] {
  const values = { ...stayInitials[section], ...saved };
  return { ...values, ...asWritten(values) } as StayValues[Section];
}

/** A number and an amount as people write them. */
function asWritten(values: object) {
  const { phone, permissionCents } = values as { phone?: string; permissionCents?: number };
  return {
    ...(phone ? { phone: formatPhone(phone) } : {}),
    ...(permissionCents === undefined ? {} : { permission: euros(permissionCents) }),
  };
}

function euros(cents: number): string {
  return formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2);
}

/** What goes to the server. What was chosen away takes its details along. */
export const stayBodies: {
  [Section in StaySection]: (values: StayValues[Section]) => IntakeFormUpdate[Section];
} = {
  away: (values) => values,
  emergency: (values) => values,
  vet: ({ permission, name, phone, address, note }) => ({
    name,
    phone,
    address,
    note,
    permissionCents: toCents(permission) ?? "",
  }),
  house: ({ access, keyBoxCode, keyBoxPlace, hasAlarm, alarmCode, alarmNote, ...rest }) => ({
    ...rest,
    hasAlarm,
    // None was chosen: the server says so.
    access: access as AccessKind,
    ...(access === "key_box" ? { keyBoxCode, keyBoxPlace } : {}),
    ...(hasAlarm ? { alarmCode, alarmNote } : {}),
  }),
  agreements: ({ pictures, visitors, note }) => ({
    pictures: pictures as PictureWish,
    visitors: visitors as VisitorRule,
    note,
  }),
  remarks: (values) => values,
};

/** Under which of the form's own fields the API's line about one stands. */
export const stayFieldNames: Readonly<Record<string, string>> = { permissionCents: "permission" };
