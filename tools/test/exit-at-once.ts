/**
 * Jest reports a leak if a worker does not exit within 500 ms after its last test. On a busy machine, Node.js takes longer
 * than that to free a heap of 500 MB. `process.exit` in the handler ends the worker without freeing it.
 */
if (process.argv[1]?.endsWith("processChild.js"))
  process.once("exit", (code) => process.exit(code));
