export const askForm = { name: "askPersonalData", initial: {} };
