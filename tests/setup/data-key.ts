/** Of test databases that several processes share; a server of its own makes its own. */
export const testDataKey = Buffer.alloc(32, "k").toString("base64");
