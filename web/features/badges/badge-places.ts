import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import type { Urls } from "#contract/urls/urls.ts";

/** Where somebody goes on with a badge; some come by themselves. */
export function placeOf(name: BadgeName, urls: Urls, profileId: number | undefined): string | null {
  switch (name) {
    case "complete_profile":
    case "profile_picture":
    case "five_pictures":
    case "availability_set":
    case "certificate_of_conduct":
      return urls.profile();
    case "email_confirmed":
      return urls.settings();
    case "first_booking":
    case "ten_bookings":
    case "fifty_bookings":
      return urls.sitterWork();
    case "first_logbook":
    case "picture_a_day":
    case "walker_100_km":
      return urls.logbooks();
    case "first_review":
    case "ten_reviews":
    case "top_rated":
    case "feedback":
      return urls.reviews();
    case "three_references":
      return urls.references();
    case "fast_responder":
    case "always_answers":
    case "welcoming_introduction":
      return urls.chats();
    case "first_invite":
    case "five_invites":
      return profileId === undefined ? null : urls.invite(profileId);
    case "poster":
      return urls.poster();
    case "one_year":
      return null;
  }
}
