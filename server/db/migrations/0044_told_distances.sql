-- What was measured to the metre becomes what each of the two is told; without a booking there is no place.
update logbook_entries set
  near = case when distance_m <= 150 then 'at_home' when distance_m <= 500 then 'close' else 'far' end,
  distance_m = round(distance_m / 50.0) * 50
where distance_m is not null;
--> statement-breakpoint
update logbook_entries set near = null, distance_m = null
from logbooks
where logbooks.id = logbook_entries.logbook_id and logbooks.booking_id is null;
--> statement-breakpoint
-- When a contact ended that somebody else ended again since, nobody knows: then nothing from before it is taken.
update chat_rooms set reach_ended_at = status_changed_at
where acceptance_status = 'declined'
  or (acceptance_status = 'closed' and closed_reason in ('blocked', 'banned')
    and status_before_closing = 'accepted')
  or (acceptance_status = 'closed' and closed_reason = 'deleted');
