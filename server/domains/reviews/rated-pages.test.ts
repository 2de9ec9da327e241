import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { profiles } from "#server/db/schema/profiles.ts";
import { makeEndedBooking } from "#tests/factories/reviews.ts";
import { bookingCalls, type Person } from "#tests/setup/bookings/booking-calls.ts";

const { server, pair, call } = bookingCalls({ withPages: true });

const text = "Alles ging goed </script><script>alert(1)</script> & tot de volgende keer.";

type Described = { "@type": string; "@context": string; aggregateRating?: object };

/** What the sitter's page tells search engines. */
async function describedOnPage(): Promise<Described[]> {
  const path = `/gezocht/utrecht/${pair.sitter.profileId}`;
  const { statusCode, body } = await server.current.call("GET", `${path}?anew`, {
    headers: { accept: "text/html" },
  });
  expect(statusCode).toBe(200);
  const scripts = body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => JSON.parse(json) as Described);
}

async function reviewEachOther(rating: number): Promise<void> {
  const { db } = server.current.platform;
  const bookingId = await makeEndedBooking(db, pair);
  const parts = { care: rating, communication: rating, reliability: rating };
  const write = async (from: Person, more: object) => {
    const body = { booking_id: bookingId, rating, text, ...more };
    expect((await call("POST", "/api/review", from, body)).statusCode).toBe(201);
  };
  await write(pair.owner, parts);
  await write(pair.sitter, {});
}

async function makeProfessional(): Promise<void> {
  const { db } = server.current.platform;
  const headline = 'Past op </script> "alles"';
  await db
    .update(profiles)
    .set({ professionalTypes: ["professional_dog_walker"], headline })
    .where(eq(profiles.id, pair.sitter.profileId));
}

it("a business has stars for search engines from its first review on, and just those it has", async () => {
  await makeProfessional();
  const [unrated, trail] = await describedOnPage();
  expect(unrated).toMatchObject({ "@context": "https://schema.org", "@type": "LocalBusiness" });
  expect(unrated).not.toHaveProperty("aggregateRating");
  expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
  for (const rating of [5, 4, 5]) await reviewEachOther(rating);
  const [rated] = await describedOnPage();
  expect(rated?.aggregateRating).toEqual({
    "@type": "AggregateRating",
    ratingValue: 4.67,
    reviewCount: 3,
  });
});

it("a person has none: search engines know no stars of people", async () => {
  await reviewEachOther(5);
  const described = await describedOnPage();
  expect(described[0]).toMatchObject({ "@type": "ProfilePage" });
  expect(JSON.stringify(described)).not.toContain("aggregateRating");
});
