import type { Language } from '@/shared/i18n/languages';
import type { CategoryCrumb } from '@/shared/routing/catalogueAddresses';

export type Tag = { name: string; content: string };

/** The item's own data, without the texts around it. */
export type SubjectItem = {
  name: string | null;
  code: string | null;
  price: number | null;
  bestPrice: number | null;
  quantityBestPrice: number | null;
};

/** Metadata a screen gives for its address; the rest comes from the route table and the configuration. */
export type PageSubject = {
  title?: string | undefined;
  description?: string | undefined;
  tags?: readonly Tag[] | undefined;
  /** Not for search engines after all: there is nothing here. */
  unlisted?: boolean | undefined;
  /** The canonical path, if the requested one says more or is spelt differently. */
  address?: string | undefined;
  /** In blob storage. */
  picture?: string | null | undefined;
  item?: SubjectItem | undefined;
  /** The item's categories, from the top. */
  trail?: readonly CategoryCrumb[] | undefined;
};

/** The screens that describe themselves, by the names of their titles in the texts (`page.NAME`). */
export type PageRow = { name: string | undefined; isDescribed: boolean; unlisted: boolean };

export type Addresses = Readonly<Record<Language, string>>;
