/** The id of the part of the page with notifications where one chooses what to hear of. */
export const preferencesPart = "voorkeuren";
