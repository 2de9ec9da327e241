/** Everything was read: a press with nothing to fill in. */
export const readAllForm = { name: "readAll", initial: {} };
