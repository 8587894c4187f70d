import type { Language } from '@/shared/i18n/languages';
import type { CategoryCrumb } from '@/shared/routing/catalogueAddresses';

export type Tag = { name: string; content: string };

/** What the data says of an item, without the texts around it. */
export type SubjectItem = {
  name: string | null;
  code: string | null;
  price: number | null;
  bestPrice: number | null;
  quantityBestPrice: number | null;
};

/** What the screen at an address says of itself; what it leaves out, the route table and the configuration say. */
export type PageSubject = {
  title?: string | undefined;
  description?: string | undefined;
  tags?: readonly Tag[] | undefined;
  /** The screen turned out not to be for search engines: there is nothing here. */
  unlisted?: boolean | undefined;
  /** Its own path, where the one that was asked for says more or is spelt differently. */
  address?: string | undefined;
  /** In the blob storage. */
  picture?: string | null | undefined;
  item?: SubjectItem | undefined;
  /** The categories that it stands under, from the top. */
  trail?: readonly CategoryCrumb[] | undefined;
};

/** The screens that describe themselves, by the names of their titles in the texts (`page.NAME`). */
export type PageRow = { name: string | undefined; isDescribed: boolean; unlisted: boolean };

export type Addresses = Readonly<Record<Language, string>>;
