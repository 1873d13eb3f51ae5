/** The columns of a new row in a table of a lead outbox. `dueAt` is an ISO text: no worker claims the row before it. */
export function queuedColumns(dueAt: string) {
  return {
    state: "queued" as const,
    owner: null,
    due_at: dueAt,
    attempts: 0,
    last_error: null,
  };
}
