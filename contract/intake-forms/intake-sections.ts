import * as z from "zod";
import { weekday } from "../shared/care.ts";
import { calendarDate, timeOfDay } from "../shared/dates.ts";
import { clearable, integerBetween, listOf, yesNo } from "../shared/validation/inputs.ts";
import { phoneNumber } from "../shared/validation/phone.ts";
import { line, paragraphs } from "../shared/validation/text.ts";

/**
 * The parts of an intake form, each saved by itself and as a whole: what is not sent of a part is empty
 * from then on. What a part can't do without is asked for here, so that a part that was saved is done.
 */
const shortLine = clearable(line(120)).optional();
const longLine = clearable(line(200)).optional();
const text = clearable(paragraphs(1_000)).optional();
const times = listOf(timeOfDay, 12).optional();

/** The parts about the stay; each pet is one more. */
export const staySections = ["away", "emergency", "vet", "house", "agreements", "remarks"] as const;
export type StaySection = (typeof staySections)[number];

/** How to reach the owner meanwhile. */
export const awayForm = z.object({ phone: phoneNumber, place: longLine, note: text });

/** Who helps when the owner can't be reached. */
export const emergencyForm = z.object({
  name: line(120),
  phone: phoneNumber,
  relation: longLine,
  hasKey: yesNo.optional(),
});

export const vetForm = z.object({
  name: line(120),
  phone: phoneNumber,
  address: longLine,
  /** Up to how many cents the sitter may have it treated without asking; absent: call first. */
  permissionCents: clearable(integerBetween(0, 1_000_000)).optional(),
  note: text,
});

export const accessKinds = ["key_box", "gets_key", "let_in"] as const;
export type AccessKind = (typeof accessKinds)[number];

/** How to get in, and what to know inside. */
export const houseForm = z.object({
  access: z.enum(accessKinds),
  keyBoxCode: clearable(line(60)).optional(),
  keyBoxPlace: longLine,
  doorNote: text,
  hasAlarm: yesNo.optional(),
  alarmCode: clearable(line(60)).optional(),
  alarmNote: text,
  wifiName: shortLine,
  wifiPassword: shortLine,
  wasteDays: listOf(weekday, 7).optional(),
  wasteNote: longLine,
  offLimits: longLine,
});

/** What is never kept in a browser, and shown only when asked for. */
export const secretHouseFields = ["keyBoxCode", "alarmCode", "wifiPassword"] as const;

export const mostMedicines = 10;
export const mostPetRules = 20;

export const medicineForm = z.object({
  name: line(80),
  dose: shortLine,
  times,
  /** The last day; absent: it goes on. */
  until: clearable(calendarDate).optional(),
  how: longLine,
});

export const petRuleForm = z.object({ what: line(80), isAllowed: yesNo });

/** A pet's day and its ways. */
export const petCareForm = z.object({
  foodWhat: line(200),
  foodAmount: shortLine,
  foodTimes: times,
  foodPlace: longLine,
  walkTimes: times,
  walkNote: text,
  medicines: listOf(medicineForm, mostMedicines).optional(),
  /** The litter box, the cage, the tank. */
  litter: text,
  habits: text,
  fears: text,
  rules: listOf(petRuleForm, mostPetRules).optional(),
});

export const pictureWishes = ["every_day", "every_visit", "when_asked", "none"] as const;
export type PictureWish = (typeof pictureWishes)[number];
export const visitorRules = ["none", "ask_first", "fine"] as const;
export type VisitorRule = (typeof visitorRules)[number];

/** What the two agree on. */
export const agreementsForm = z.object({
  pictures: z.enum(pictureWishes),
  visitors: z.enum(visitorRules),
  note: text,
});

export const remarksForm = z.object({ text: clearable(paragraphs(2_000)).optional() });

/* The same as they are read: what is empty is absent. */

export const awaySection = z.object({
  phone: z.string(),
  place: z.string().optional(),
  note: z.string().optional(),
});

export const emergencySection = z.object({
  name: z.string(),
  phone: z.string(),
  relation: z.string().optional(),
  hasKey: z.boolean().optional(),
});

export const vetSection = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string().optional(),
  permissionCents: z.int().optional(),
  note: z.string().optional(),
});

export const houseSection = z.object({
  access: z.enum(accessKinds),
  keyBoxCode: z.string().optional(),
  keyBoxPlace: z.string().optional(),
  doorNote: z.string().optional(),
  hasAlarm: z.boolean().optional(),
  alarmCode: z.string().optional(),
  alarmNote: z.string().optional(),
  wifiName: z.string().optional(),
  wifiPassword: z.string().optional(),
  wasteDays: z.array(weekday).optional(),
  wasteNote: z.string().optional(),
  offLimits: z.string().optional(),
});

export const medicine = z.object({
  name: z.string(),
  dose: z.string().optional(),
  times: z.array(timeOfDay).optional(),
  until: calendarDate.optional(),
  how: z.string().optional(),
});
export type Medicine = z.infer<typeof medicine>;

export const petRule = z.object({ what: z.string(), isAllowed: z.boolean() });
export type PetRule = z.infer<typeof petRule>;

export const petCare = z.object({
  foodWhat: z.string(),
  foodAmount: z.string().optional(),
  foodTimes: z.array(timeOfDay).optional(),
  foodPlace: z.string().optional(),
  walkTimes: z.array(timeOfDay).optional(),
  walkNote: z.string().optional(),
  medicines: z.array(medicine).optional(),
  litter: z.string().optional(),
  habits: z.string().optional(),
  fears: z.string().optional(),
  rules: z.array(petRule).optional(),
});
export type PetCare = z.infer<typeof petCare>;

export const agreementsSection = z.object({
  pictures: z.enum(pictureWishes),
  visitors: z.enum(visitorRules),
  note: z.string().optional(),
});

export const remarksSection = z.object({ text: z.string().optional() });

export type AwaySection = z.infer<typeof awaySection>;
export type EmergencySection = z.infer<typeof emergencySection>;
export type VetSection = z.infer<typeof vetSection>;
export type HouseSection = z.infer<typeof houseSection>;
export type AgreementsSection = z.infer<typeof agreementsSection>;
export type RemarksSection = z.infer<typeof remarksSection>;
