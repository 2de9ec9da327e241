-- Questions that are open now are answered as they read now: as the bookings begin to count.
UPDATE "messages" SET "params" = "params" || '{"revision": 0}'
WHERE "type" = 'ACCEPT_BOOKING' AND "params" IS NOT NULL AND NOT "params" ? 'answer';
