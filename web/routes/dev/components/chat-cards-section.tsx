import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { sampleMessage, samples } from "#web/features/chat/messages/cards/sample-messages.ts";
import { SystemCard } from "#web/features/chat/messages/cards/system-card.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { Section } from "./section.tsx";

type Shown = readonly [name: string, side: ProfileType, message: Message];

const owner = "pet_owner";
const sitter = "pet_sitter";

const came = { visits: 1, checkedInAt: "2026-11-16T07:04:00Z" };

const picture: NonNullable<Message["image"]> = {
  id: 6,
  url: nap,
  sizes: [{ width: 640, url: nap }],
  width: 640,
  height: 480,
  placeholder: "",
};

const shown: readonly Shown[] = [
  ["ask", sitter, samples.askBooking()],
  ["ask-own", owner, samples.askBooking({}, false)],
  ["ask-accepted", sitter, samples.askBooking({ answer: "accepted" })],
  ["ask-accepted-other", owner, samples.askBooking({ answer: "accepted" })],
  ["ask-declined", owner, samples.askBooking({ answer: "declined" })],
  ["ask-changed", sitter, samples.askBooking({ answer: "changed" })],
  ["ask-cancelled", sitter, samples.askBooking({ answer: "cancelled" })],
  ["ask-expired", sitter, samples.askBooking({ answer: "expired" })],
  ["meet", sitter, samples.askIntroduction()],
  ["meet-own", owner, samples.askIntroduction({}, false)],
  ["meet-accepted", owner, samples.askIntroduction({ answer: "accepted" })],
  [
    "stay",
    sitter,
    samples.askBooking({ serviceType: "day_and_night_care_at_owner_home", visits: "" }),
  ],
  ["dates", owner, samples.askDates({ isAgreed: true })],
  ["dates-pending", owner, samples.askDates({ reason: undefined })],
  ["dates-own", sitter, samples.askDates({}, false)],
  ["dates-accepted", owner, samples.askDates({ answer: "accepted" })],
  ["dates-declined", owner, samples.askDates({ answer: "declined", isAgreed: true })],
  ["dates-withdrawn", owner, samples.askDates({ answer: "withdrawn" })],
  ["times", owner, samples.askTimes()],
  ["pets", sitter, samples.askPets()],
  ["price", sitter, samples.askPrice()],
  ["told-accepted", owner, samples.told({ status: "accepted" })],
  [
    "told-declined",
    owner,
    samples.told({ status: "declined", reason: "Ik ben die week zelf weg." }),
  ],
  ["told-proposal-accepted", sitter, samples.toldDates()],
  ["told-proposal-declined", owner, samples.told({ status: "proposalDeclined" })],
  ["told-withdrawn", owner, samples.told({ status: "proposalWithdrawn" })],
  ["told-dates", owner, samples.toldDates({ status: "datesChanged", by: "pet_sitter" })],
  ["told-details", sitter, samples.told({ status: "detailsChanged", by: "pet_owner" })],
  ["told-expired", owner, samples.told({ status: "expired", by: undefined })],
  ["cancelled", sitter, samples.cancelled()],
  ["cancelled-own", owner, samples.cancelled({ reason: undefined })],
  [
    "new-booking",
    owner,
    sampleMessage({ type: "CREATE_NEW_BOOKING", allowedActions: ["scheduleNewBooking"] }),
  ],
  ["intake-filled", sitter, samples.intake("INTAKE_FORM_FILLED_OUT", ["readIntake"])],
  ["intake-filled-own", owner, samples.intake("INTAKE_FORM_FILLED_OUT", ["fillIntake"])],
  ["intake-imported", owner, samples.intake("INTAKE_FORM_DATA_IMPORTED", ["fillIntake"])],
  ["intake-needed", owner, samples.intake("INTAKE_FORM_DATA_MUST_BE_FILLED", ["fillIntake"])],
  [
    "interest",
    owner,
    samples.interest({ allowedActions: ["scheduleIntroduction", "refuseIndication", "report"] }),
  ],
  ["interest-own", sitter, samples.interest({ isOwn: true })],
  [
    "interest-answered",
    owner,
    samples.interest({ params: { forIntroduction: true, isAnswered: true } }),
  ],
  [
    "interest-answered-own",
    sitter,
    samples.interest({ isOwn: true, params: { forIntroduction: true, isAnswered: true } }),
  ],
  ["welcome", owner, sampleMessage({ type: "WELCOME" })],
  [
    "decline",
    owner,
    sampleMessage({ type: "DECLINE", message: "Dank voor je bericht. Ik heb al iemand." }),
  ],
  [
    "unknown",
    owner,
    sampleMessage({ type: "ACCEPT_BOOKING", params: { bookingId: 7, kind: "sleepover" } }),
  ],
  ["reminder", sitter, samples.reminder("REMINDER_24H", { allowedActions: ["viewBooking"] })],
  ["day-plan", sitter, samples.reminder("REMINDER_5AM", { allowedActions: ["viewLogbook"] })],
  ["late", sitter, samples.reminder("REMINDER_CHECK_IN", { allowedActions: ["viewLogbook"] })],
  [
    "to-plan",
    owner,
    sampleMessage({ type: "REMINDER_PLANNING", allowedActions: ["scheduleIntroduction"] }),
  ],
  [
    "request",
    owner,
    sampleMessage({
      type: "REMINDER_DEACTIVATE_REQUEST",
      params: { bookingId: 7, requestId: 3, petNames: "Moos, Minoes" },
      allowedActions: ["deactivateRequest", "keepRequest"],
    }),
  ],
  ["check-in", owner, samples.logbook(came, { type: "LOGBOOK_CHECK_IN" })],
  ["logbook", owner, samples.logbook({ activities: 2, kinds: "fed,played", walkedM: 2140 })],
  ["check-out", owner, samples.logbook({ checkedOutAt: "2026-11-16T07:38:00Z", minutes: 34 })],
  [
    "pictures",
    owner,
    samples.logbook(
      { activities: 1, kinds: "cuddled", images: 3, firstImageId: 4, imageId: 6 },
      { type: "LOGBOOK_IMAGE", image: picture },
    ),
  ],
  [
    "late-visit",
    owner,
    samples.logbook(
      { ...came, isLate: true, checkedOutAt: "2026-11-16T07:38:00Z", kinds: "fed", images: 2 },
      { type: "LOGBOOK_CHECK_IN", image: picture },
    ),
  ],
  ["missed", owner, samples.missedVisit()],
  ["missed-came", owner, samples.missedVisit({ isAnswered: true })],
  ["review", owner, sampleMessage({ type: "REVIEW_REQUEST" })],
];

/** What the product says in a chat, from where each side stands. */
export function ChatCardsSection() {
  const { t } = useTranslation("dev");
  return (
    <Section id="chat-cards" title={t("chatCards")}>
      <ul className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3">
        {shown.map(([name, side, message]) => (
          <li key={name} data-card={name}>
            <SystemCard
              message={message}
              side={side}
              name={side === owner ? "Sanne" : "Tess"}
              // Whoever looks here is a guest: what else is planned can't be asked for them.
              otherId={message.type === "ACCEPT_BOOKING" ? undefined : 9}
              today="2026-11-16"
              onAnswered={async () => {}}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
