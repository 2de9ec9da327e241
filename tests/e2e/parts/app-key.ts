/** The secret of the server that the journeys visit, for links that otherwise come by mail, and late. */
export const appKey = "the-key-of-the-journeys-and-of-nothing-else";
