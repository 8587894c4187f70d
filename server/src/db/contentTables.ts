/** Public content: one row per document, language and kind; `body` is JSON. */
export type ContentTable = {
  account_id: number;
  kind: string;
  slug: string;
  language: string;
  position: number;
  body: string;
};

export type EnvironmentsTable = {
  account_id: number;
  name: string;
  value: string;
};

export type ContactMessagesTable = {
  contact_message_id: number;
  account_id: number;
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  language: string;
  created_at: number;
  /** When and by whom it was dealt with. */
  done_at: number | null;
  done_by: string;
};
