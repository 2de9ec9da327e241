import { beforeEach, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import { logIn } from "../factories/account.ts";
import { makeBooking } from "../factories/bookings.ts";
import { makeMessage, makeRoom } from "../factories/chat.ts";
import { makeOwner } from "../factories/pets.ts";
import { makeSitter } from "../factories/profiles.ts";
import { testServer } from "../setup/test-server.ts";
import { type PlantedPeople, plantPeople, secretsIn } from "./planted-people.ts";

/**
 * Everything that can be read, read by everybody whom it doesn't concern, and searched for what two
 * people keep to themselves. It walks the endpoint tables: a new endpoint is read as well, or fails
 * here until somebody has said what it is to be asked about.
 */
const server = testServer();
const readable = allEndpoints().filter(({ endpoint }) => endpoint.method === "GET");

const readers = ["a guest", "another owner", "another sitter"] as const;
type Reader = (typeof readers)[number];

let planted: PlantedPeople;
let tokens: Record<Reader, string | undefined>;
let bookingIds: number[];
let roomIds: number[];

beforeEach(async () => {
  const { db } = server.current.platform;
  planted = await plantPeople(server.current);
  const otherOwner = await makeOwner(db);
  const { user, profile } = await makeSitter(db);
  const otherSitter = { profileId: profile.id };
  tokens = {
    "a guest": undefined,
    "another owner": otherOwner.token,
    "another sitter": await logIn(db, user.id),
  };
  // They write to the planted two, which gives away no more of them.
  roomIds = [
    planted.roomId,
    await makeRoom(db, { owner: otherOwner, sitter: planted.sitter }),
    await makeRoom(db, { owner: planted.owner, sitter: otherSitter }),
  ];
  for (const roomId of roomIds.slice(1)) await makeMessage(db, roomId);
  // They ask the planted two, or are asked by them; nobody has said yes.
  const asked = { status: "pending", awaiting: "pet_sitter" } as const;
  const [, roomOfOwner = 0, roomOfSitter = 0] = roomIds;
  const ofOwner = { owner: otherOwner, sitter: planted.sitter, roomId: roomOfOwner };
  const ofSitter = { owner: planted.owner, sitter: otherSitter, roomId: roomOfSitter };
  bookingIds = [
    planted.bookingId,
    await makeBooking(db, ofOwner, asked),
    await makeBooking(db, ofSitter, { ...asked, place: "sitter_home" }),
  ];
  for (const as of Object.values(tokens)) {
    const path = `/api/user/favorites/${planted.sitter.profileId}`;
    if (as) await server.current.call("PUT", path, { as });
  }
});

const box = "latitude=51&longitude=4&latitude_end=53&longitude_end=6";
const round = "latitude=52.09&longitude=5.12&distance=50";

/** What an endpoint with parameters or a needed query is asked about: always the planted people. */
function questions(path: string): string[] {
  const { sitter, owner, petId, requestId, logbookId, shareToken } = planted;
  const both = [sitter.profileId, owner.profileId];
  const known: Record<string, string[]> = {
    "/api/sitters": ["", `?${round}`, "?city=utrecht&sort_by=newest", `?${box}`],
    "/api/sitters/pins": [`?${box}`],
    "/api/places/{slug}": ["/utrecht", "/utrecht?animal_categories=dog"],
    "/api/sitters/{id}": both.map((id) => `/${id}`),
    "/api/requests": ["", `?${round}`, "?city=utrecht", `?${box}`],
    "/api/requests/pins": [`?${box}`],
    "/api/requests/{id}": [`/${requestId}`],
    "/api/chatRooms": ["", "?archived=1"],
    "/api/chatRooms/profile/{profileId}": both.map((id) => `/${id}`),
    "/api/chatRooms/{id}": roomIds.map((id) => `/${id}`),
    "/api/chatRooms/{id}/pets": roomIds.map((id) => `/${id}/pets`),
    "/api/chatRooms/{id}/messages": roomIds.map((id) => `/${id}/messages`),
    "/api/booking": ["", "?filter=upcoming"],
    "/api/booking/{id}": bookingIds.map((id) => `/${id}`),
    "/api/booking/{id}/intake": bookingIds.map((id) => `/${id}/intake`),
    "/api/booking/{id}/calendarEvent": bookingIds.map((id) => `/${id}/calendarEvent`),
    "/api/booking/with/{profileId}": both.map((id) => `/${id}`),
    "/api/booking/sitter/{profileId}": both.map((id) => `/${id}`),
    "/api/booking/{id}/logbook": bookingIds.map((id) => `/${id}/logbook`),
    "/api/logbooks/{id}": [`/${logbookId}`, `/${logbookId}?date=2026-11-15`],
    "/api/logbooks/{id}/images": [`/${logbookId}/images`],
    "/api/logbooks/{id}/report": [`/${logbookId}/report`],
    "/api/logbooks/{id}/report.pdf": [`/${logbookId}/report.pdf`],
    "/api/logbooks/lastWithProfile/{profileId}": both.map((id) => `/${id}`),
    "/api/review/find/{type}/{id}": [
      ...bookingIds.map((id) => `/booking/${id}`),
      ...both.map((id) => `/profile/${id}`),
    ],
    "/api/reviews/for/{type}/{id}": [
      `/pet_sitter/${sitter.profileId}`,
      `/pet_owner/${owner.profileId}`,
    ],
    "/api/reference": ["?t=nope"],
    "/api/appeal": ["?t=nope"],
    "/api/admin/texts/{id}": ["/1"],
    "/api/admin/texts/{id}/preview": ["/1/preview?locale=nl"],
    "/api/admin/mails/{id}": ["/1", "/2"],
    "/api/admin/messages/{id}": ["/1"],
    "/api/admin/badges/sitters/{id}": [`/${sitter.profileId}`],
    "/api/admin/jobs": ["?limit=50", "?state=waiting&limit=50"],
    "/api/admin/jobs/{id}": ["/event-1", "/event-2", "/event-3"],
    "/api/user/blocks/{userId}/stay": [`/${sitter.userId}/stay`, `/${owner.userId}/stay`],
    "/api/admin/users/{id}": [`/${sitter.userId}`, `/${owner.userId}`],
    "/api/references/for/{profileId}": both.map((id) => `/${id}`),
    "/api/reports/{token}": [`/${shareToken}`],
    "/api/payments/{id}": [`/${planted.paymentId}`],
    "/api/payments/{id}/invoice": [`/${planted.paymentId}/invoice`],
    "/api/admin/payments/{id}": [`/${planted.paymentId}`],
    "/api/withdrawal": ["?t=nope"],
    "/api/reports/subject": [
      ...both.map((id) => `?subject_type=profile&subject_id=${id}`),
      `?subject_type=request&subject_id=${requestId}`,
      `?subject_type=message&subject_id=1`,
    ],
    "/api/admin/reports/{id}": [`/${planted.reportId}`],
    "/api/admin/certificates/{id}/file": ["/1/file"],
    "/api/user/calendars/busy": ["?date=2026-11-01&until=2026-12-31"],
    "/api/pets/{id}": [`/${petId}`],
    "/api/user/notifications/{id}": [`/${planted.notificationId}`],
    "/api/invitations/{profileId}": both.map((id) => `/${id}`),
    "/api/website/{id}": ["/terms", "/privacy", "/cookies"],
    "/api/blog/{url}": ["/huissleutel-geven"],
    "/api/auth/{provider}": ["/google"],
    "/api/auth/{provider}/callback": ["/google/callback"],
    // About somebody else's street: what is asked comes back.
    "/api/address/lookup": ["?postal_code=1012AB&house_number=1"],
    "/api/address/suggest": ["?q=utr", "?q=geheime"],
    "/api/signup/token": ["?t=nope"],
  };
  const [base = ""] = path.split("/{");
  return known[path]?.map((rest) => `${base}${rest}`) ?? [path];
}

it("knows what to ask every endpoint that can be read", () => {
  for (const { name, endpoint } of readable) {
    const asked = questions(endpoint.path);
    for (const each of asked) expect(each, name).not.toContain("{");
    const needsQuery = endpoint.query?.safeParse({}).success === false;
    if (needsQuery) expect(asked.join(), `${name} needs a query`).toContain("?");
  }
});

it.each(readers)(
  "read by %s, no answer holds what is not theirs",
  async (reader) => {
    const as = tokens[reader];
    const leaks: string[] = [];
    for (const { endpoint } of readable) {
      for (const path of questions(endpoint.path)) {
        const answer = await server.current.call("GET", path, as ? { as } : {});
        const everything = `${JSON.stringify(answer.headers)}\n${answer.rawPayload.toString("latin1")}`;
        for (const secret of secretsIn(everything)) leaks.push(`${path}: ${secret}`);
        if (answer.statusCode >= 500) leaks.push(`${path}: ${answer.statusCode}`);
      }
    }
    expect(leaks).toEqual([]);
    // All that can be read, one after the other.
  },
  60_000,
);

describe("the search itself", () => {
  it("finds what it looks for where it may be", async () => {
    const own = async (path: string, as: string) =>
      secretsIn((await server.current.call("GET", path, { as })).body);
    expect(await own("/api/user", planted.sitter.token)).toEqual(
      expect.arrayContaining([
        "the last name",
        "the e-mail address",
        "the street",
        "the postal code",
      ]),
    );
    const messages = `/api/chatRooms/${planted.roomId}/messages`;
    expect(await own(messages, planted.owner.token)).toEqual(["what they write to each other"]);
    const told = `/api/user/notifications/${planted.notificationId}`;
    expect(await own(told, planted.owner.token)).toEqual(["what they were told"]);
    expect(await own(`/api/logbooks/${planted.logbookId}`, planted.owner.token)).toEqual(
      expect.arrayContaining([
        "what they note for each other",
        "what happened during a visit",
        "where they walked",
        "where they checked in",
      ]),
    );
    expect(await own(`/api/pets/${planted.petId}`, planted.owner.token)).toEqual([
      "the chip number",
      "the medication",
      "how it is fed and walked",
    ]);
  });

  it.each([
    ["a sitter's page", () => `/api/sitters/${planted.sitter.profileId}`, "Sanne"],
    ["the list of sitters", () => `/api/sitters?${round}`, "Sanne"],
    ["a request's page", () => `/api/requests/${planted.requestId}`, "Wie past op Moos"],
    ["the list of requests", () => `/api/requests?${round}`, "Wie past op Moos"],
    ["a shared report", () => `/api/reports/${planted.shareToken}`, "Het was een fijne week"],
    ["an invitation", () => `/api/invitations/${planted.owner.profileId}`, "Tess"],
  ])("%s is about the planted people", async (_what, path, sign) => {
    const answer = await server.current.call("GET", path());
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(sign);
  });
});
