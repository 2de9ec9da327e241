import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import { profileImages, profiles } from "#server/db/schema/profiles.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { logIn, makeUser } from "../factories/account.ts";
import { makeAlert } from "../factories/alerts.ts";
import { makeBooking } from "../factories/bookings.ts";
import { makeMessage, makeRoom } from "../factories/chat.ts";
import { makeIntakeForm } from "../factories/intake-forms.ts";
import { changeLogbook, makeLogbook, makeLogbookImage } from "../factories/logbooks.ts";
import { makeNotification } from "../factories/notifications.ts";
import { makePayment } from "../factories/payments.ts";
import { makePet } from "../factories/pets.ts";
import { makeSitter } from "../factories/profiles.ts";
import { makeReport } from "../factories/reports.ts";
import { makeRequest } from "../factories/requests.ts";
import { makeReview } from "../factories/reviews.ts";
import { makeText } from "../factories/texts.ts";
import { seededOnce } from "../setup/node/seeded-once.ts";
import { testPayments } from "../setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "../setup/test-server.ts";
import { type Outcome, outcomes, type Role, roles } from "./authorisation.ts";

/** Every endpoint, asked by everybody, against the written table of who may. */
const payments = testPayments(() => server.current.clock);
const server = testServer({ payments: payments.provider });
const endpoints = allEndpoints();

/** The thing that an endpoint with a parameter is asked about is always the owner's. */
type Ground = { tokens: Record<Role, string | undefined>; ownersThing: Record<string, string> };

const ground = seededOnce(server, async ({ platform: { db } }): Promise<Ground> => {
  const owner = await makeUser(db, { profileType: "pet_owner" });
  const people = {
    unconfirmed: await makeUser(db, { profileType: "pet_owner", emailVerifiedAt: null }),
    owner,
    sitter: await makeUser(db, { profileType: "pet_sitter" }),
    stranger: await makeUser(db, { profileType: "pet_owner" }),
    admin: await makeUser(db, { role: "admin" }),
  };
  const tokens = {
    guest: undefined,
    unconfirmed: await logIn(db, people.unconfirmed.id),
    owner: await logIn(db, owner.id),
    sitter: await logIn(db, people.sitter.id),
    stranger: await logIn(db, people.stranger.id),
    admin: await logIn(db, people.admin.id),
  };
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, owner.id));
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, owner.id));
  if (!profile) throw new Error("the owner has no profile");
  await db.update(profiles).set({ isRegistering: false }).where(eq(profiles.id, profile.id));
  const buyer = { userId: owner.id, profileId: profile.id, profileType: "pet_owner" as const };
  const paymentId = await makePayment(db, buyer);
  const [image] = await db
    .insert(profileImages)
    .values({
      profileId: profile.id,
      key: `profiles/${profile.id}/x`,
      widths: [320],
      width: 320,
      height: 200,
      placeholder: "",
      position: 0,
    })
    .returning();
  const pet = await makePet(db, profile.id);
  const request = await makeRequest(db, profile.id, { petIds: [pet.id] });
  const sitter = await makeSitter(db);
  const pair = { owner: { profileId: profile.id }, sitter: { profileId: sitter.profile.id } };
  const roomId = await makeRoom(db, pair);
  const message = await makeMessage(db, roomId);
  const alert = await makeAlert(db, owner.id);
  const notification = await makeNotification(db, { userId: owner.id });
  const bookingId = await makeBooking(db, { ...pair, roomId }, { petIds: [pet.id] });
  await makeIntakeForm(db, profile.id, bookingId);
  const reviewId = await makeReview(db, { ...pair, roomId });
  const petIds: [number, number] = [pet.id, pet.id];
  const ids = { userId: owner.id, profileId: profile.id, token: "" };
  const sitters = { userId: sitter.user.id, profileId: sitter.profile.id, token: "" };
  const stay = await makeLogbook(db, { owner: ids, sitter: sitters, roomId, petIds });
  const { logbookId } = stay;
  const shareToken = "a".repeat(43);
  const changed = { completedAt: new Date(testStart), shareToken, sharedAt: new Date(testStart) };
  await changeLogbook(db, logbookId, changed);
  const picture = await makeLogbookImage(db, logbookId);
  const textId = await makeText(db);
  const reportId = await makeReport(db, { aboutUserId: owner.id });
  const logbook = `/api/logbooks/${logbookId}`;
  const ownersThing = {
    "/api/logbooks/{id}": logbook,
    "/api/logbooks/{id}/read": `${logbook}/read`,
    "/api/logbooks/{id}/checkInOut": `${logbook}/checkInOut`,
    "/api/logbooks/{id}/task/{taskId}": `${logbook}/task/1`,
    "/api/logbooks/{id}/serviceActivity": `${logbook}/serviceActivity`,
    "/api/logbooks/updateServiceActivity/{id}": "/api/logbooks/updateServiceActivity/1",
    "/api/logbooks/{id}/image": `${logbook}/image`,
    "/api/logbooks/{id}/image/{imageId}": `${logbook}/image/${picture}`,
    "/api/logbooks/{id}/image/{imageId}/heart": `${logbook}/image/${picture}/heart`,
    "/api/logbooks/{id}/images": `${logbook}/images`,
    "/api/logbooks/{id}/addImagesToOwnerProfile": `${logbook}/addImagesToOwnerProfile`,
    "/api/logbooks/{id}/track": `${logbook}/track`,
    "/api/logbooks/{id}/report": `${logbook}/report`,
    "/api/logbooks/{id}/report.pdf": `${logbook}/report.pdf`,
    "/api/logbooks/{id}/share": `${logbook}/share`,
    "/api/logbooks/lastWithProfile/{profileId}": `/api/logbooks/lastWithProfile/${profile.id}`,
    "/api/booking/{id}/logbook": `/api/booking/${stay.bookingId}/logbook`,
    "/api/booking/{id}/logbook/sitter": `/api/booking/${stay.bookingId}/logbook/sitter`,
    "/api/user/reports/{id}/appeal": `/api/user/reports/${reportId}/appeal`,
    "/api/admin/reports/{id}": `/api/admin/reports/${reportId}`,
    "/api/admin/reports/{id}/decision": `/api/admin/reports/${reportId}/decision`,
    "/api/admin/reports/{id}/appeal": `/api/admin/reports/${reportId}/appeal`,
    "/api/admin/users/{id}": `/api/admin/users/${owner.id}`,
    "/api/admin/users/{id}/appeal": `/api/admin/users/${owner.id}/appeal`,
    // Of somebody whose own log-in is not looked at here.
    "/api/admin/users/{id}/logout": `/api/admin/users/${sitter.user.id}/logout`,
    "/api/admin/texts/{id}": `/api/admin/texts/${textId}`,
    "/api/admin/texts/{id}/draft": `/api/admin/texts/${textId}/draft`,
    "/api/admin/texts/{id}/publication": `/api/admin/texts/${textId}/publication`,
    "/api/admin/texts/{id}/unscheduling": `/api/admin/texts/${textId}/unscheduling`,
    "/api/admin/texts/{id}/restoration": `/api/admin/texts/${textId}/restoration`,
    "/api/admin/texts/{id}/slug": `/api/admin/texts/${textId}/slug`,
    "/api/admin/texts/{id}/preview": `/api/admin/texts/${textId}/preview`,
    "/api/admin/users/{id}/export": `/api/admin/users/${owner.id}/export`,
    "/api/admin/jobs/{id}": "/api/admin/jobs/event-999999",
    "/api/admin/jobs/{id}/retry": "/api/admin/jobs/event-999999/retry",
    "/api/admin/mails/{id}": "/api/admin/mails/999999",
    "/api/admin/mails/{id}/resend": "/api/admin/mails/999999/resend",
    "/api/admin/suppressions/{hash}": `/api/admin/suppressions/${"a".repeat(64)}`,
    "/api/admin/messages/{id}": "/api/admin/messages/1",
    "/api/admin/messages/{id}/done": "/api/admin/messages/1/done",
    "/api/admin/badges/sitters/{id}": `/api/admin/badges/sitters/${sitter.profile.id}`,
    "/api/admin/badges/sitters/{id}/recount": `/api/admin/badges/sitters/${sitter.profile.id}/recount`,
    "/api/admin/badges/sitters/{id}/takeBack": `/api/admin/badges/sitters/${sitter.profile.id}/takeBack`,
    "/api/admin/users/{id}/ban": `/api/admin/users/${owner.id}/ban`,
    "/api/admin/certificates/{id}/file": "/api/admin/certificates/1/file",
    "/api/admin/certificates/{id}/decision": "/api/admin/certificates/1/decision",
    "/api/admin/productReviews/{id}/decision": "/api/admin/productReviews/1/decision",
    "/api/admin/payments/{id}": `/api/admin/payments/${paymentId}`,
    "/api/admin/payments/{id}/refunds": `/api/admin/payments/${paymentId}/refunds`,
    "/api/payments/{id}": `/api/payments/${paymentId}`,
    "/api/payments/{id}/check": `/api/payments/${paymentId}/check`,
    "/api/payments/{id}/invoice": `/api/payments/${paymentId}/invoice`,
    "/api/user/badges/{name}": "/api/user/badges/poster",
    "/api/alerts/{id}": `/api/alerts/${alert.id}`,
    "/api/references/{id}": "/api/references/1",
    "/api/references/{id}/remind": "/api/references/1/remind",
    "/api/references/for/{profileId}": `/api/references/for/${profile.id}`,
    "/api/reports/{token}": `/api/reports/${shareToken}`,
    "/api/booking/{id}": `/api/booking/${bookingId}`,
    "/api/booking/{id}/intake": `/api/booking/${bookingId}/intake`,
    "/api/booking/{id}/intake/seen": `/api/booking/${bookingId}/intake/seen`,
    "/api/booking/{id}/status": `/api/booking/${bookingId}/status`,
    "/api/booking/{id}/dates": `/api/booking/${bookingId}/dates`,
    "/api/booking/{id}/proposal": `/api/booking/${bookingId}/proposal`,
    "/api/booking/{id}/calendarEvent": `/api/booking/${bookingId}/calendarEvent`,
    "/api/booking/{id}/home": `/api/booking/${bookingId}/home`,
    "/api/booking/{id}/seen": `/api/booking/${bookingId}/seen`,
    "/api/booking/{id}/requestNotDeactivated": `/api/booking/${bookingId}/requestNotDeactivated`,
    "/api/booking/sitter/{profileId}": `/api/booking/sitter/${profile.id}`,
    "/api/booking/with/{profileId}": `/api/booking/with/${profile.id}`,
    "/api/review/{id}": `/api/review/${reviewId}`,
    "/api/review/{id}/answer": `/api/review/${reviewId}/answer`,
    "/api/review/find/{type}/{id}": `/api/review/find/profile/${sitter.profile.id}`,
    "/api/reviews/for/{type}/{id}": `/api/reviews/for/pet_sitter/${sitter.profile.id}`,
    "/api/user/notifications/{id}": `/api/user/notifications/${notification.id}`,
    "/api/chatRooms/{id}": `/api/chatRooms/${roomId}`,
    "POST /api/chatRooms/{id}": `/api/chatRooms/${profile.id}`,
    "/api/chatRooms/{id}/messages": `/api/chatRooms/${roomId}/messages`,
    "/api/chatRooms/{id}/pets": `/api/chatRooms/${roomId}/pets`,
    "/api/chatRooms/{id}/archive": `/api/chatRooms/${roomId}/archive`,
    "/api/chatRooms/{id}/markAsRead": `/api/chatRooms/${roomId}/markAsRead`,
    "/api/chatRooms/profile/{profileId}": `/api/chatRooms/profile/${profile.id}`,
    "/api/messages/{id}/markAsRead": `/api/messages/${message.id}/markAsRead`,
    "/api/messages/{id}/hide": `/api/messages/${message.id}/hide`,
    "/api/user/blocks/{userId}": `/api/user/blocks/${owner.id}`,
    "/api/user/blocks/{userId}/stay": `/api/user/blocks/${owner.id}/stay`,
    "/api/pets/{id}": `/api/pets/${pet.id}`,
    "/api/user/images/{id}": `/api/user/images/${image?.id}`,
    "/api/user/deleteImage/{id}": `/api/user/deleteImage/${image?.id}`,
    "/api/website/{id}": "/api/website/terms",
    "/api/places/{slug}": "/api/places/utrecht",
    "/api/blog/{url}": "/api/blog/huissleutel-geven",
    "/api/invitations/{profileId}": `/api/invitations/${profile.id}`,
    "/api/requests/{id}": `/api/requests/${request.id}`,
    "/api/sitters/{id}": `/api/sitters/${profile.id}`,
    "/api/user/favorites/{profileId}": `/api/user/favorites/${profile.id}`,
    "/api/registerUserAsNewContact/{profileId}": `/api/registerUserAsNewContact/${profile.id}`,
    "/api/user/sessions/{id}": `/api/user/sessions/${session?.id}`,
    "/api/user/profile/{profileType}": "/api/user/profile/pet_owner",
    "/api/registerUser/{profileType}": "/api/registerUser/pet_owner",
    "/api/auth/{provider}": "/api/auth/google",
    "/api/auth/{provider}/callback": "/api/auth/google/callback",
  };
  return { tokens, ownersThing };
});

/** Whether somebody was let in at all; what the action says then is its own business. */
function outcomeOf(status: number, error: string | undefined): Outcome {
  if (status === 401) return "must log in";
  if (error === "emailNotVerified") return "must confirm";
  if (status === 403) return "may not";
  return status === 404 ? "not there" : "in";
}

it("has every endpoint in the table, and no others", () => {
  expect(Object.keys(outcomes).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

/** The owner asks last: what they remove would not be there for a stranger who may see too much. */
const asking = [...roles.filter((role) => role !== "owner"), "owner"] as const;

it.each(endpoints)("$name is for whom it should be", async ({ name, endpoint }) => {
  const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = csrf.cookies[0]?.value ?? "";
  const { tokens, ownersThing } = ground.current;
  const path =
    ownersThing[`${endpoint.method} ${endpoint.path}`] ??
    ownersThing[endpoint.path] ??
    endpoint.path;
  expect(path).not.toContain("{");
  const found: Partial<Record<Role, Outcome>> = {};
  for (const role of asking) {
    const as = tokens[role];
    const response = await server.current.call(endpoint.method, path, {
      ...(as ? { as } : {}),
      ...(endpoint.method === "GET" ? {} : { body: {} }),
      cookies: { "XSRF-TOKEN": value },
      headers: { "x-xsrf-token": value },
    });
    const isJson = String(response.headers["content-type"]).startsWith("application/json");
    const error = response.body && isJson ? response.json().error : undefined;
    found[role] = outcomeOf(response.statusCode, error);
  }
  expect(found).toEqual(outcomes[name]);
});
