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
  /** Empty until it is answered, which happens once. */
  answer: string;
  answered_by: string;
};

/** The blob storage. A file with a content hash in its name, as in `vice.3f9a1c2b.svg`, never changes. */
export type FilesTable = {
  container: string;
  name: string;
  content_type: string;
  bytes: Uint8Array;
  /** Of the file that was imported, if it is stored otherwise. */
  source_digest: string | null;
};

/** Smaller copies of pictures in the blob storage. */
export type PictureSizesTable = {
  container: string;
  name: string;
  width: number;
  content_type: string;
  bytes: Uint8Array;
};

/** Files that nothing refers to. */
export type UnusedFilesTable = {
  container: string;
  name: string;
  unused_since: number;
  /** From then on, nothing may refer to it. */
  leaving_since: number | null;
};
