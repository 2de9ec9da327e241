import { nextDigest } from "./clock-oracle.ts";
import type { Doing } from "./doing.ts";
import {
  type Alert,
  type Facts,
  hourMs,
  type Person,
  type Request,
  type Sitter,
  type Town,
} from "./facts.ts";
import { towns } from "./told-people.ts";

/** Sitters and requests come and go, people want to hear of them, and read what they were told. */
export function createMarketActs(facts: Facts, { call, agenda, random, expected }: Doing) {
  async function show(sitter: Sitter, isShown: boolean, now: number): Promise<void> {
    if (sitter.isShown === isShown) return;
    await call(sitter.person, "PUT", "/api/user", { profile: { published: isShown } }, now);
    sitter.isShown = isShown;
    if (isShown) sitter.firstShownAt ??= now;
  }

  async function activate(request: Request, isActivated: boolean, now: number): Promise<void> {
    if (request.isActive === isActivated) return;
    const body = { is_activated: isActivated };
    await call(request.owner, "PUT", "/api/request/activation", body, now);
    request.isActive = isActivated;
    if (!isActivated) return;
    request.wantedAt = now;
    request.firstShownAt ??= now;
  }

  async function stillWants(request: Request, now: number): Promise<void> {
    if (!request.isActive) return;
    await call(request.owner, "POST", "/api/request/stillWanted", {}, now);
    request.wantedAt = now;
  }

  async function readList(person: Person, now: number): Promise<void> {
    await call(person, "PUT", "/api/user/notifications/read", {}, now);
    expected.readList(person);
  }

  async function makeAlert(person: Person, town: Town, now: number): Promise<void> {
    const looksFor = person.side === "pet_owner" ? "sitters" : "requests";
    const frequency = random.pick(["daily", "weekly"] as const);
    const type = looksFor === "sitters" ? "NEW_PETSITTERS_IN_AREA" : "NEW_JOBS_IN_AREA";
    const { lat: latitude, lng: longitude } = towns[town];
    const body = { type, latitude, longitude, distance: 10, frequency };
    const { data } = (await call(person, "POST", "/api/alerts", body, now)) as {
      data: { id: number };
    };
    const nextAt = nextDigest(frequency, now);
    const alert: Alert = { person, looksFor, town, frequency, madeAt: now, nextAt, isActive: true };
    facts.alerts.push(alert);
    if (!random.chance(0.2)) return;
    agenda.at(now + random.whole(60 * hourMs), (at) => change(alert, data.id, false, at));
    agenda.at(now + (60 + random.whole(24)) * hourMs, (at) => change(alert, data.id, true, at));
  }

  /** Paused, or wanted again: then it is looked at the next five o'clock. */
  async function change(alert: Alert, id: number, isActive: boolean, now: number): Promise<void> {
    if (alert.isActive === isActive) return;
    await call(alert.person, "PUT", `/api/alerts/${id}`, { active: isActive }, now);
    alert.isActive = isActive;
    alert.nextAt = nextDigest(alert.frequency, now);
  }

  /** What comes to people's minds between two moments. */
  function plan(from: number, until: number): void {
    const sometime = (act: (now: number) => Promise<void>) =>
      agenda.at(from + random.whole(until - from), act);
    for (const person of facts.people) {
      if (random.chance(0.3)) {
        const town = random.pick(["Utrecht", "Groningen"] as const);
        agenda.at(from + random.whole(24 * hourMs), (now) => makeAlert(person, town, now));
      }
      for (let nr = random.whole(3); nr > 0; nr -= 1) sometime((now) => readList(person, now));
    }
    const inPairs = new Set(facts.pairs.map(({ sitter }) => sitter));
    for (const sitter of facts.sitters) {
      // Who is asked for has to be found.
      if (inPairs.has(sitter.person)) continue;
      if (!sitter.isShown) sometime((now) => show(sitter, true, now));
      if (random.chance(0.3)) sometime((now) => show(sitter, false, now));
      if (random.chance(0.3)) sometime((now) => show(sitter, true, now));
    }
    for (const request of facts.requests) {
      if (!request.isActive) sometime((now) => activate(request, true, now));
      if (random.chance(0.2)) sometime((now) => activate(request, false, now));
      if (random.chance(0.1)) sometime((now) => activate(request, true, now));
      if (random.chance(0.1)) sometime((now) => stillWants(request, now));
    }
  }

  return { plan };
}
