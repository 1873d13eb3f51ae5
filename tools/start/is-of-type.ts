/** Whether a message of another process has this type. */
export function isOfType(message: unknown, type: string): boolean {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === type
  );
}
