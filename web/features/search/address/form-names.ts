/** What is typed into the field for a place. */
export const placeName = "place";
/** Says that a form was sent, also when every box in it was left empty. */
export const formMark = "form";
export const vacationNames = { from: "vacation_from", to: "vacation_to" } as const;
