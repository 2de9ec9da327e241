import { randomUUID } from "node:crypto";
import { password } from "../factories/account.ts";
import { type BookingPair, makeBookingPair } from "../factories/bookings.ts";
import { makePicture } from "../factories/pictures.ts";
import { makeEndedBooking } from "../factories/reviews.ts";
import { multipart } from "../setup/multipart.ts";
import { confirmLink, mailedToken, sentMails } from "../setup/sent-mails.ts";
import type { TestServer } from "../setup/test-server.ts";

export type Side = "owner" | "sitter";
/** Something unmistakable, who typed it, and where. */
export type Filled = { by: Side | "admin"; what: string; value: string };

type Fields = [name: string, value: string | Uint8Array][];
type Parts = {
  server: TestServer;
  /** An address of a calendar that can be read. */
  calendarUrl: string;
  admin: string;
  /** Somebody subscribes, and pays. */
  buy(buyer: { userId: number; profileId: number; token: string }): Promise<void>;
};

/**
 * An owner and a sitter who fill in everything that the product lets them, as calls, and each time
 * something that stands nowhere else. Lower case, as the search for it is.
 */
export async function fillInAll(parts: Parts): Promise<BookingPair & { filled: Filled[] }> {
  const { server } = parts;
  const pair = await makeBookingPair(server.platform.db);
  const filled: Filled[] = [];
  const hand = (by: Filled["by"]) => handOf(by, filled);
  const hands = { owner: hand("owner"), sitter: hand("sitter"), admin: hand("admin") };
  const calls = callsOf(server, pair);
  const asAdmin = async (method: string, path: string, body?: object) =>
    check(await server.call(method, path, { as: parts.admin, body }), path);
  const all = { ...parts, pair, calls, hands, asAdmin };
  for (const side of ["owner", "sitter"] as const) await fillInAccount(all, side);
  await fillInSitter(all);
  await fillInOwner(all);
  const bookingId = await fillInBooking(all);
  await fillInLogbook(all, bookingId);
  await fillInTrust(all);
  await parts.buy(pair.owner);
  await parts.buy(pair.sitter);
  await server.relay.drain();
  await sentMails(server);
  return { ...pair, filled };
}

type Hand = { words(what: string): string; exactly(what: string, value: string): string };
type All = Parts & {
  pair: BookingPair;
  calls: ReturnType<typeof callsOf>;
  hands: Record<Filled["by"], Hand>;
  asAdmin(method: string, path: string, body?: object): ReturnType<TestServer["call"]>;
};

function handOf(by: Filled["by"], filled: Filled[]): Hand {
  const exactly = (what: string, value: string) => {
    filled.push({ by, what, value: value.toLowerCase() });
    return value;
  };
  return { exactly, words: (what) => exactly(what, `zq${by}${filled.length}x`) };
}

function callsOf(server: TestServer, pair: BookingPair) {
  async function call(method: string, path: string, side: Side, body?: unknown) {
    return check(await server.call(method, path, { as: pair[side].token, body }), path);
  }
  async function send(path: string, side: Side, fields: Fields) {
    const as = pair[side].token;
    return check(await server.call("POST", path, { as, ...(await multipart(fields)) }), path);
  }
  return { call, send };
}

function check<Answer extends { statusCode: number; body: string }>(answer: Answer, path: string) {
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return answer;
}

/** Formats leave little room: what is here is as rare as a number can be. */
const numbers = {
  owner: { phone: "0687650431", postal: "3581 VX", house: "4711 zq", away: "0687650432" },
  sitter: { phone: "0687650433", postal: "3582 XV", house: "4712 zq" },
} as const;

async function fillInAccount(all: All, side: Side): Promise<void> {
  const { server, pair, hands, calls } = all;
  const { words, exactly } = hands[side];
  const as = pair[side].token;
  const newAddress = (what: string) => exactly(what, `zq${side}${what}@example.test`);
  const ask = (email: string) => calls.call("POST", "/api/user/email", side, { email, password });
  await ask(newAddress("email"));
  const token = await mailedToken(server, confirmLink);
  check(await server.call("POST", "/api/confirmAccount", { body: { token } }), "confirmAccount");
  await ask(newAddress("pending"));
  // Before the other one gets such a mail: they come in any order.
  await sentMails(server);
  const { phone, postal, house } = numbers[side];
  exactly("phone", `+31${phone.slice(1)}`);
  await calls.call("PUT", "/api/user", side, {
    first_name: words("first name"),
    last_name: words("last name"),
    phone,
    profile: {
      about: `${words("about")} ${"en nog veel meer ".repeat(10)}`,
      headline: words("headline"),
    },
  });
  await calls.call("PUT", "/api/user/address", side, {
    street: words("street"),
    house_number: exactly("house number", house),
    postal_code: exactly("postal code", postal),
    neighborhood: words("neighbourhood"),
    city: "Utrecht",
    country: words("country"),
  });
  await calls.send("/api/user", side, [
    ["_method", "PUT"],
    ["images[]", await makePicture(side === "owner" ? "#123456" : "#654321")],
  ]);
  const device = words("device");
  const email = `zq${side}email@example.test`;
  const cookie = (await server.call("GET", "/sanctum/csrf-cookie")).cookies[0]?.value ?? "";
  const csrf = {
    headers: { "x-xsrf-token": decodeURIComponent(cookie) },
    cookies: { "XSRF-TOKEN": cookie },
  };
  const login = (secret: string) =>
    server.call("POST", "/api/login", { ...csrf, body: { email, password: secret, device } });
  check(await login(password), "/api/login");
  await login("een kat in de regen");
  const alert = { city: "utrecht", distance: 10, frequency: "weekly" };
  const type = side === "owner" ? "NEW_PETSITTERS_IN_AREA" : "NEW_JOBS_IN_AREA";
  check(await server.call("POST", "/api/alerts", { as, body: { ...alert, type } }), "/api/alerts");
}

async function fillInSitter({ server, calls, asAdmin, hands, calendarUrl }: All): Promise<void> {
  const { words, exactly } = hands.sitter;
  await calls.call("PUT", "/api/user", "sitter", {
    profile: {
      education: words("education"),
      diplomas: [{ name: words("diploma"), institute: words("institute"), year: 2019 }],
      professional_types: ["professional_pet_sitter"],
      company_name: words("company"),
      kvk_number: exactly("chamber of commerce", "87650123"),
      vat_number: exactly("vat number", "NL004495445B01"),
    },
  });
  exactly("calendar", calendarUrl);
  await calls.call("POST", "/api/user/calendars", "sitter", { url: calendarUrl });
  const certificate = async () =>
    calls.send("/api/user/certificateOfConduct", "sitter", [["file", await makePicture()]]);
  await certificate();
  const reason = words("why it is refused");
  const [waiting] = (await asAdmin("GET", "/api/admin/certificates?status=waiting")).json().data;
  const decision = `/api/admin/certificates/${waiting.id}/decision`;
  await asAdmin("PUT", decision, { decision: "refused", reason });
  await certificate();
  const askFor = (email: string) =>
    calls.call("POST", "/api/references", "sitter", {
      name: words("who knows them"),
      relation: "friend",
      email,
    });
  // Of one that is written the address goes.
  await askFor("iemand@example.test");
  const t = await mailedToken(server, /reference\?t=([^\s\])]+)/);
  const text = `${words("reference")} en ik ken ze al heel lang.`;
  const written = { t, text, rating: 5, knows_since: 2015 };
  check(await server.call("POST", "/api/reference", { body: written }), "/api/reference");
  await askFor(exactly("address of who knows them", "zqreference@example.test"));
}

async function fillInOwner({ pair, calls, hands }: All): Promise<void> {
  const { words, exactly } = hands.owner;
  const [petId] = pair.petIds;
  await calls.call("PUT", `/api/pets/${petId}`, "owner", {
    name: words("pet"),
    race: "beagle",
    medication: words("medication"),
    chip_number: exactly("chip", "528140000123457"),
    character: words("character"),
    feeding: words("feeding"),
    walking: words("walking"),
  });
  const picture = await makePicture("#0000ff");
  await calls.send(`/api/pets/${petId}`, "owner", [
    ["_method", "PUT"],
    ["images[]", picture],
  ]);
  await calls.send("/api/request", "owner", [
    ...([["_method", "PUT"]] as Fields),
    ["title", words("request's title")],
    ["description", words("request's description")],
    ["image", picture],
  ]);
}

/** Ours begins today, so that there is a logbook that something can be written in. */
async function fillInBooking({ server, pair, calls, hands }: All): Promise<number> {
  const { roomId, petIds, sitter } = pair;
  for (const side of ["owner", "sitter"] as const) {
    await calls.send("/api/messages", side, [
      ["chat_room_id", String(roomId)],
      ["message", hands[side].words("message")],
      ["image", await makePicture(side === "owner" ? "#00ff00" : "#ff0000")],
    ]);
  }
  const { words, exactly } = hands.owner;
  const about = { other_profile_id: sitter.profileId, pet_ids: petIds };
  const stay = {
    kind: "booking",
    service_type: "day_and_night_care_at_owner_home",
    place: "owner_home",
    start_date: "2026-11-15",
    time: "12:00",
    end_date: "2026-11-18",
    end_time: "12:00",
  };
  const details = words("booking's details");
  const made = await calls.call("POST", "/api/booking", "owner", { ...about, ...stay, details });
  const { id } = made.json().data;
  await calls.call("PUT", `/api/booking/${id}/status`, "sitter", { status: "accepted" });
  const intake = { phone: numbers.owner.away, place: words("where they are"), note: words("note") };
  exactly("phone when away", `+31${numbers.owner.away.slice(1)}`);
  const form = (code: string) => ({ ...wholeIntake(hands.owner, petIds, code), away: intake });
  const path = `/api/booking/${id}/intake`;
  await calls.call("PUT", path, "owner", form(words("key box")));
  await calls.call("PUT", path, "owner", form(words("other key box")));
  await calls.call("PUT", "/api/intakeForm", "owner", form(words("standing key box")));
  await calls.call("PUT", `/api/booking/${id}/dates`, "owner", {
    start_date: "2026-11-15",
    time: "12:00",
    end_date: "2026-11-19",
    end_time: "12:00",
    reason: words("why other dates"),
  });
  const meeting = await calls.call("POST", "/api/booking", "owner", {
    ...about,
    kind: "introduction",
    start_date: "2026-12-01",
    time: "12:00",
    place: "elsewhere",
    place_text: words("where they meet"),
  });
  const meetingPath = `/api/booking/${meeting.json().data.id}`;
  await calls.call("PUT", `${meetingPath}/status`, "sitter", { status: "accepted" });
  const reason = hands.sitter.words("why not");
  await calls.call("DELETE", meetingPath, "sitter", { reason });
  await server.relay.drain();
  return id;
}

function wholeIntake({ words }: Hand, petIds: readonly number[], key_box_code: string) {
  const phone = "030 1234567";
  return {
    emergency: { name: words("neighbour"), phone, relation: words("relation") },
    vet: { name: words("vet"), phone },
    house: { access: "key_box", key_box_code, wifi_password: words("wifi") },
    agreements: { pictures: "every_day", visitors: "ask_first" },
    remarks: { text: words("remarks") },
    pets: petIds.map((pet_id) => ({ pet_id, food_what: words("food"), fears: words("fears") })),
  };
}

async function fillInLogbook({ server, calls, hands, pair }: All, bookingId: number) {
  const { owner, sitter } = hands;
  const ofBooking = `/api/booking/${bookingId}/logbook`;
  const task = { text: owner.words("task"), time: "14:00" };
  const notes = owner.words("owner's notes");
  const answer = await calls.call("PUT", ofBooking, "owner", { notes, tasks: [task] });
  const logbook = `/api/logbooks/${answer.json().data.id}`;
  server.clock.set("2026-11-15T11:30:00Z");
  const here = { lat: 52.07467, lng: 5.06557 };
  sitter.exactly("where they checked in", "52.07467");
  await calls.call("PUT", `${logbook}/checkInOut`, "sitter", { action: "check_in", ...here });
  await calls.call("PUT", `${ofBooking}/sitter`, "sitter", {
    notes: sitter.words("sitter's notes"),
  });
  const [petId] = pair.petIds;
  const note = sitter.words("activity");
  await calls.call("POST", `${logbook}/serviceActivity`, "sitter", {
    kind: "medication",
    pet_id: petId,
    note,
  });
  await calls.send(`${logbook}/image`, "sitter", [
    ["caption", sitter.words("caption")],
    ["image", await makePicture("#ffff00")],
  ]);
  sitter.exactly("where they walked", "52.07391");
  const [startedAt, endedAt] = ["2026-11-15T11:30:00Z", "2026-11-15T11:40:00Z"];
  server.clock.set("2026-11-15T11:45:00Z");
  await calls.call("POST", `${logbook}/track`, "sitter", {
    client_id: randomUUID(),
    started_at: startedAt,
    ended_at: endedAt,
    pet_ids: [petId],
    points: [
      { lat: 52.07391, lng: 5.06482, at: startedAt },
      { lat: 52.07591, lng: 5.06682, at: endedAt },
    ],
  });
  const visit = sitter.words("visit");
  await calls.call("PUT", `${logbook}/checkInOut`, "sitter", { action: "check_out", note: visit });
  await calls.call("POST", "/api/logbooks", "sitter", {
    profile_id: pair.owner.profileId,
    title: sitter.words("logbook's title"),
  });
}

async function fillInTrust({ server, pair, calls, hands, asAdmin }: All): Promise<void> {
  const bookingId = await makeEndedBooking(server.platform.db, pair);
  const long = (side: Side, what: string) =>
    `${hands[side].words(what)} en dat ging allemaal zoals we het hadden afgesproken.`;
  const reviewIds: Partial<Record<Side, number>> = {};
  for (const side of ["owner", "sitter"] as const) {
    const parts = side === "owner" ? { care: 5, communication: 5, reliability: 5 } : {};
    const answer = await calls.call("POST", "/api/review", side, {
      booking_id: bookingId,
      rating: 5,
      ...parts,
      text: long(side, "review"),
    });
    reviewIds[side] = answer.json().data.id;
    const text = long(side, "review of the product");
    await calls.call("POST", "/api/app/reviews", side, { rating: 5, text });
    await calls.call("POST", "/api/contact", side, {
      name: hands[side].words("name to us"),
      email: hands[side].exactly("address to us", `to-us-of-${side}@example.test`),
      text: long(side, "message to us"),
    });
    const [message] = (await asAdmin("GET", "/api/admin/messages?open=1")).json().data;
    const note = hands[side].words("note on a message to us");
    await asAdmin("PUT", `/api/admin/messages/${message.id}/done`, { note });
  }
  for (const [side, other] of [
    ["owner", "sitter"],
    ["sitter", "owner"],
  ] as const) {
    const text = hands[side].words("answer");
    await calls.call("POST", `/api/review/${reviewIds[other]}/answer`, side, { text });
  }
  const list = await calls.call("GET", `/api/chatRooms/${pair.roomId}/messages`, "owner");
  const messages: { id: number; is_own: boolean; image?: object }[] = list.json().data;
  const withPicture = messages.filter(({ image }) => image);
  for (const [side, reported] of [
    ["owner", withPicture.find(({ is_own }) => !is_own)],
    ["sitter", withPicture.find(({ is_own }) => is_own)],
  ] as const) {
    const about = { subject_type: "message", subject_id: reported?.id, reason: "harassment" };
    const text = hands[side].words("report");
    const made = await calls.call("POST", "/api/reports", side, { ...about, text });
    const { id } = made.json().data;
    const statement = () => hands.admin.words("statement");
    const path = `/api/admin/reports/${id}`;
    await asAdmin("PUT", `${path}/decision`, { decision: "dismissed", statement: statement() });
    const appeal = { text: hands[side].words("appeal") };
    await calls.call("POST", `/api/user/reports/${id}/appeal`, side, appeal);
    await asAdmin("PUT", `${path}/appeal`, { outcome: "upheld", statement: statement() });
  }
}
