import { isPageSize, usualPageSize, type PageSize } from '@/features/catalogue/address/pageSizes';
import { asLayoutData } from '@/features/layout/layoutData';
import { asClient, type StoredClient } from '@/features/session/client';
import { isLanguage, type Language } from '@/shared/i18n/languages';
import type { SecretVault } from '@/shared/lib/secretVault';
import { isValidToken } from '@/shared/lib/sessionToken';
import { parseStored } from '@/shared/lib/storedValues';
import type { Layout } from '@/contracts/public';

import type { RootState } from './rootReducer';

/** The contents of local storage, under exactly these names (spec §3, §9). */
export type MirroredValues = {
  JWTtoken: string;
  language: Language | null;
  client: StoredClient | null;
  layoutData: Layout | null;
  timeZone: string;
  pageSize: PageSize;
};

type MirroredKey<Value> = {
  select: (state: RootState) => Value;
  /** Undefined for a foreign value: it counts as absent and stays in storage. */
  parse: (text: string) => Value | undefined;
  /** Null removes the key, undefined leaves it alone. */
  format: (value: Value) => string | null | undefined;
};

export type MirroredKeys = { [Key in keyof MirroredValues]: MirroredKey<MirroredValues[Key]> };

const formatJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

export const createMirroredKeys = (vault: SecretVault): MirroredKeys => ({
  JWTtoken: {
    select: (state) => state.session.token,
    parse: (text) => (isValidToken(text) ? vault.seal('token', text) : text === '' ? '' : undefined),
    // A reference that this vault never sealed came with an imported state: leave the stored token alone.
    format: (reference) => (reference === '' ? '' : vault.open(reference)),
  },
  language: {
    select: (state) => state.language.language,
    parse: (text) => (isLanguage(text) ? text : undefined),
    format: (language) => language,
  },
  client: {
    select: (state) => state.session.client,
    parse: (text) => asClient(parseStored(text, 'json')) ?? undefined,
    format: formatJson,
  },
  layoutData: {
    select: (state) => state.layout.layoutData,
    parse: (text) => asLayoutData(parseStored(text, 'json')) ?? undefined,
    format: formatJson,
  },
  timeZone: {
    select: (state) => state.timeZone.zone,
    parse: (text) => (text.trim() === '' || text.length > 100 ? undefined : text),
    format: (zone) => (zone === '' ? null : zone),
  },
  pageSize: {
    select: (state) => state.catalogue.pageSize,
    parse: (text) => {
      const size = parseStored(text, 'integer');
      return isPageSize(size) ? size : undefined;
    },
    format: (size) => (size === usualPageSize ? null : String(size)),
  },
});
