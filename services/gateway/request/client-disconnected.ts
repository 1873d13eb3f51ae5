/** The client disconnected before its response began: not a failure, and no response is sent. */
export const clientDisconnected = new Error("the client disconnected before its response");
