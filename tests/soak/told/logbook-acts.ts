import type { Care } from "./booking-plans.ts";
import type { Doing } from "./doing.ts";
import { type Booking, dayMs, hourMs, minuteMs, type Visit } from "./facts.ts";

const gatheringMs = 5 * minuteMs;
type Entry = { id: number; planned_at?: string; check_in_time?: string };

/** Sitters come in time, late or not at all, go or forget to, and send pictures or don't. */
export function createLogbookActs({ call, obey, agenda, random, expected }: Doing) {
  const openVisit = ({ log }: Booking) =>
    log.find(({ inAt, outAt }) => inAt !== null && outAt === null) ?? null;
  const isOn = ({ status, endsAt }: Booking, now: number) => status === "accepted" && now < endsAt;

  /** With the yes, and with a yes to other dates: what nobody has come for is planned anew. */
  function plan(booking: Booking, care: Care, now: number): void {
    const stays = ({ plannedAt, inAt }: Visit) =>
      inAt !== null || (plannedAt !== null && booking.visits.includes(plannedAt));
    const kept = booking.log.filter(stays);
    const added = booking.visits
      .filter((at) => !kept.some(({ plannedAt }) => plannedAt === at))
      .map((plannedAt) => ({ ...nobodyYet, plannedAt, knownAt: now, pictures: [] }));
    booking.log = [...kept, ...added];
    for (const visit of added) {
      const late = drawLateness();
      if (late !== null) agenda.at(visit.plannedAt + late, (at) => come(booking, visit, care, at));
    }
  }

  function drawLateness(): number | null {
    const drawn = random.whole(100);
    if (drawn < 45) return (random.whole(15) - 5) * minuteMs;
    if (drawn < 60) return (20 + random.whole(35)) * minuteMs;
    if (drawn < 70) return (65 + random.whole(120)) * minuteMs;
    return null;
  }

  /** What the sitter did joins what the owner was told less than five minutes ago, or is told by itself. */
  function tellOwner(
    booking: Booking,
    what: "checkIn" | "checkOut" | "picture",
    now: number,
  ): void {
    const { pair, gatheringUntil, lastTold } = booking;
    const { owner: to, sitter } = pair;
    if (what !== "checkIn" && gatheringUntil !== null && gatheringUntil > now && lastTold) {
      expected.tellMore(to, lastTold, now, what === "picture");
      return;
    }
    const isFirst = gatheringUntil === null && what === "checkIn";
    const type = what === "checkIn" ? "logbook_checked_in" : "logbook_updated";
    booking.lastTold = expected.tell(
      {
        to,
        kind: "logbook",
        isMailed: isFirst,
        other: sitter.profileId,
        type: isFirst ? "logbook_started" : type,
      },
      now,
    );
    // Somebody coming is told by itself.
    booking.gatheringUntil = what === "checkIn" ? now : now + gatheringMs;
  }

  const check = (booking: Booking, action: "check_in" | "check_out", now: number) => {
    const url = `/api/logbooks/${booking.logbookId}/checkInOut`;
    return call(booking.pair.sitter, "PUT", url, { action }, now);
  };

  async function come(booking: Booking, meant: Visit, care: Care, now: number): Promise<void> {
    if (!isOn(booking, now) || !booking.log.includes(meant) || meant.inAt !== null) return;
    if (openVisit(booking)) return;
    const { data } = (await check(booking, "check_in", now)) as { data: { entries: Entry[] } };
    const entry = data.entries.find(
      ({ check_in_time: at }) => at !== undefined && Date.parse(at) === now,
    );
    if (!entry) throw new Error(`nobody came to booking ${booking.id} at ${now}`);
    const plannedAt = entry.planned_at ? Date.parse(entry.planned_at) : null;
    const known = booking.log.find((each) => each.inAt === null && each.plannedAt === plannedAt);
    const visit: Visit = known ?? { ...nobodyYet, plannedAt, knownAt: now, pictures: [] };
    if (!known) booking.log.push(visit);
    Object.assign(visit, { inAt: now, entryId: entry.id });
    tellOwner(booking, "checkIn", now);
    goOn(booking, visit, care, now);
  }

  function goOn(booking: Booking, visit: Visit, care: Care, now: number): void {
    const isStay = care === "stay";
    if (random.chance(0.55))
      agenda.at(now + (2 + random.whole(isStay ? 170 : 25)) * minuteMs, (at) =>
        takePicture(booking, visit, at),
      );
    for (let day = 1; isStay && day < 4; day += 1)
      if (random.chance(0.5))
        agenda.at(now + day * dayMs + random.whole(8 * hourMs), (at) =>
          takePicture(booking, visit, at),
        );
    const lasts = isStay ? booking.endsAt - now - hourMs : (3 + random.whole(50)) * minuteMs;
    if (random.chance(0.8)) agenda.at(now + lasts, (at) => go(booking, visit, at));
  }

  async function takePicture(booking: Booking, visit: Visit, now: number): Promise<void> {
    const { logbookId } = booking;
    const { entryId } = visit;
    if (!isOn(booking, now) || openVisit(booking) !== visit) return;
    if (logbookId === null || entryId === null) return;
    const key = `told/${logbookId}-${entryId}-${now}`;
    await obey({ do: "picture", now, logbookId, entryId, key });
    visit.pictures.push(now);
    tellOwner(booking, "picture", now);
  }

  async function go(booking: Booking, visit: Visit, now: number): Promise<void> {
    if (!isOn(booking, now) || openVisit(booking) !== visit) return;
    await check(booking, "check_out", now);
    visit.outAt = now;
    tellOwner(booking, "checkOut", now);
  }

  return { plan };
}

const nobodyYet = { entryId: null, inAt: null, outAt: null };
