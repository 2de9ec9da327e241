DROP INDEX "chat_rooms_of_owner";--> statement-breakpoint
DROP INDEX "chat_rooms_of_sitter";--> statement-breakpoint
DROP INDEX "messages_of_room";--> statement-breakpoint
CREATE INDEX "chat_rooms_of_owner" ON "chat_rooms" USING btree ("owner_profile_id","last_activity_at");--> statement-breakpoint
CREATE INDEX "chat_rooms_of_sitter" ON "chat_rooms" USING btree ("sitter_profile_id","last_activity_at");--> statement-breakpoint
CREATE INDEX "messages_of_room" ON "messages" USING btree ("chat_room_id","id");