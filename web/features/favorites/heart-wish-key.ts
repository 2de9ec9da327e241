/** Under which a wish waits in the tab; apart, so that looking whether there is one costs next to nothing. */
export const wishKey = "heart-wish";
