/** The dates are as YYYY-MM-DD. */
export type StandingOrdersTable = {
  client_id: number;
  list_id: string;
  weeks: number;
  next_date: string;
  is_paused: 0 | 1;
  /** Of the last reminder, until the client is done with it. */
  due_date: string | null;
  /** Who is reminded; null for the client itself. */
  person_id: number | null;
};
