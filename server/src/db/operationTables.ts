/** Mails and webhooks that are still to be sent; see outbox/delivery.ts. */
export type OutboxTable = {
  entry_id: string;
  account_id: number;
  kind: string;
  /** The id of the order or contact message that the entry is about. */
  reference: number;
  /** What else the kind needs: the recipient, the language or the new status. */
  detail: string;
  created_at: number;
  /** When to try next; while it is claimed, when the claim ends. */
  due_at: number;
  attempts: number;
  last_error: string;
  /** When the entry was given up; it then waits for the operator. */
  failed_at: number | null;
  /** A new value each time a process takes the entry to send it; null while none does. */
  claim: string | null;
};

/** Errors that pages have reported; `content` is compressed JSON, see repositories/errorReportsRepository.ts. */
export type ErrorReportsTable = {
  report_id: string;
  received_at: number;
  error_name: string;
  error_message: string;
  build: string;
  page: string;
  size: number;
  content: Uint8Array;
};
