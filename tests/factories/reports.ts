import { eq } from "drizzle-orm";
import type { ReportSubject } from "#contract/trust/reports.ts";
import type { Db } from "#server/db/database.ts";
import { petImages, pets } from "#server/db/schema/pets.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { references } from "#server/db/schema/references.ts";
import { requestImages, requests } from "#server/db/schema/requests.ts";
import { reports } from "#server/db/schema/safety.ts";
import type { TestServer } from "../setup/test-server.ts";
import { testStart } from "../setup/test-server.ts";
import { makeMessage, makePair, makeRoom } from "./chat.ts";
import { makeLogbook, makeLogbookImage } from "./logbooks.ts";
import { makeReview } from "./reviews.ts";

/** One that waits in the queue. */
export async function makeReport(
  db: Db,
  input: Partial<typeof reports.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(reports)
    .values({ subjectType: "profile", subjectId: 1, reason: "scam", ...input })
    .returning({ id: reports.id });
  if (!row) throw new Error("no report was made");
  return row.id;
}

const image = { widths: [320], width: 320, height: 240, placeholder: "" };

/** Two people in contact, and one of everything of theirs that can be reported. */
export async function makeReportables({ platform }: TestServer) {
  const { db, storage } = platform;
  const { owner, sitter } = await makePair(db);
  const roomId = await makeRoom(db, { owner, sitter });
  const put = async (key: string) => {
    await storage.put(`${key}/320.webp`, Buffer.from(key), { contentType: "image/webp" });
    return { ...image, key };
  };
  const picture = await put(`chats/${roomId}-message/x`);
  const message = await makeMessage(db, roomId, {
    text: "Stuur eerst geld",
    imageKey: picture.key,
    imageWidths: [320],
    imageWidth: 320,
    imageHeight: 240,
    imagePlaceholder: "",
  });
  const [request] = await db.select().from(requests).where(eq(requests.profileId, owner.profileId));
  const [pet] = await db.select().from(pets).where(eq(pets.profileId, owner.profileId));
  const requestId = request?.id ?? 0;
  const petId = pet?.id ?? 0;
  const reviewId = await makeReview(
    db,
    { owner, sitter, roomId },
    { text: "Nooit meer, echt waar." },
  );
  const [reference] = await db
    .insert(references)
    .values({
      profileId: sitter.profileId,
      name: "Karel de Vries",
      relation: "neighbour",
      text: "Een bijzondere oppas.",
      rating: 1,
      knowsSince: 2019,
      writtenAt: new Date(testStart),
      expiresAt: new Date(testStart),
    })
    .returning();
  await db.delete(profileImages).where(eq(profileImages.profileId, sitter.profileId));
  const [face] = await db
    .insert(profileImages)
    .values({
      ...(await put(`profiles/${sitter.profileId}/face`)),
      profileId: sitter.profileId,
      position: 0,
    })
    .returning();
  const [petImage] = await db
    .insert(petImages)
    .values({ ...(await put(`pets/${petId}/paw`)), petId })
    .returning();
  const [requestImage] = await db
    .insert(requestImages)
    .values({ ...(await put(`requests/${requestId}/house`)), requestId })
    .returning();
  const { logbookId } = await makeLogbook(db, { owner, sitter, roomId, petIds: [petId, petId] });
  const logbookKey = await put(`logbooks/${logbookId}/walk`);
  const logbookImageId = await makeLogbookImage(db, logbookId, {
    ...logbookKey,
    caption: "In de sloot",
  });
  const ids: Record<ReportSubject, number> = {
    profile: sitter.profileId,
    request: requestId,
    message: message.id,
    review: reviewId,
    reference: reference?.id ?? 0,
    profile_image: face?.id ?? 0,
    pet_image: petImage?.id ?? 0,
    request_image: requestImage?.id ?? 0,
    logbook_image: logbookImageId,
  };
  return { owner, sitter, roomId, ids, petId, requestId, logbookId };
}
