import type { BookingPet } from "#contract/bookings/booking-parts.ts";
import { useRecorderActions } from "./use-recorder-actions.ts";
import { type AddTrack, useWalkRecorder } from "./use-walk-recorder.ts";
import { WalkGoing } from "./walk-going.tsx";
import { WalkStart } from "./walk-start.tsx";

export type WalkCardProps = {
  logbookId: number;
  /** Who sees the route. */
  ownerName: string;
  /** Of the logbook; dogs are walked. */
  pets: readonly BookingPet[];
  /** Of the queue. */
  add: AddTrack;
  isCheckedIn: boolean;
};

/**
 * A walk of the visit that goes on: to be started, or being recorded. Nothing where there is nobody to walk
 * with. Shown also when nobody is checked in: it ends what another screen has left open.
 */
export function WalkCard({ logbookId, ownerName, pets, add, isCheckedIn }: WalkCardProps) {
  const { state, recorder } = useWalkRecorder(logbookId, { add, isCheckedIn });
  const actions = useRecorderActions(recorder, state);
  const dogs = pets.filter(({ id, category }) => id !== undefined && category === "dog");
  if (!isCheckedIn) return null;
  if (state.recording) {
    return <WalkGoing recording={state.recording} state={state} actions={actions} />;
  }
  if (dogs.length === 0) return null;
  return (
    <WalkStart
      dogs={dogs}
      ownerName={ownerName}
      location={state.location}
      onStart={actions.start}
    />
  );
}
