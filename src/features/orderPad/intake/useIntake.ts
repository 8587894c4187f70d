import { useMemo } from 'react';

import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { mergeLines, normaliseQuantity, parsePadText } from '@/engine/text/padText';
import type { Language } from '@/shared/i18n/languages';
import { useShownLanguage } from '@/shared/i18n/useLanguage';

import { padNotice } from '../padNotices';
import { maxRows } from '../state/padRow';
import { padSlice } from '../state/padSlice';
import { selectPadRows } from '../usePadState';

// The encodings that spreadsheets use when they do not write UTF-8.
const legacyEncodings: Record<Language, string> = { es: 'windows-1252', en: 'windows-1252', zh: 'gb18030' };

const detectEncoding = ([one, two]: Uint8Array): string => {
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  return one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
};

// Text has none of these; few binary files are without.
const controlCharacters = /(?!\s)\p{Cc}/u;

/** The text of a file, or null for a binary file. */
const decodeFile = (bytes: Uint8Array, name: string, language: Language): string | null => {
  const decode = (encoding: string, fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(bytes);
  let text: string;
  try {
    text = decode(detectEncoding(bytes), true);
  } catch {
    // No program writes a text in these encodings and calls it a workbook.
    if (/\.xlsx$/i.test(name)) return null;
    text = decode(legacyEncodings[language], false);
  }
  return controlCharacters.test(text) ? null : text;
};

// The signature of a ZIP archive, which a workbook is.
const isArchive = ([one, two, three]: Uint8Array): boolean => one === 0x50 && two === 0x4b && three === 0x03;

/** Null for an archive that is not a workbook. */
const readArchive = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
  const { readWorkbook } = await import(/* webpackChunkName: "workbook" */ '@/shared/lib/readWorkbook');
  try {
    return (await readWorkbook(bytes.buffer)).map((cells) => cells.join('\t')).join('\n');
  } catch {
    return null;
  }
};

const maxFileSize = 1_000_000;

/** Returns whether the lines were accepted: all or none, so that nothing is lost halfway. */
const enterText =
  (text: string, language: Language): AppThunk<boolean> =>
  (dispatch, getState) => {
    const parsed = parsePadText(text);
    const typed = parsed.lines.map(({ code, quantity }) => ({ code, quantity: normaliseQuantity(quantity, language) }));
    const lines = mergeLines([], typed);
    if (lines.length === 0) dispatch(padNotice('noLines', 'info'));
    else if (selectPadRows(getState()).length + lines.length > maxRows) dispatch(padNotice('tooMany', 'error'));
    else {
      dispatch(padSlice.actions.linesEntered(lines));
      if (parsed.skipped > 0) dispatch(padNotice('skipped', 'info', { count: parsed.skipped }));
      return true;
    }
    return false;
  };

const enterFile =
  (file: File, language: Language): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (file.size > maxFileSize) {
      dispatch(padNotice('tooLarge', 'error'));
      return;
    }
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const text = isArchive(bytes) ? await readArchive(bytes) : decodeFile(bytes, file.name, language);
      if (text === null) dispatch(padNotice('notText', 'error'));
      else dispatch(enterText(text, language));
    } catch {
      dispatch(padNotice('unreadable', 'error'));
    }
  };

export const useIntake = () => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  return useMemo(
    () => ({
      enterText: (text: string) => dispatch(enterText(text, language)),
      enterFile: (file: File) => dispatch(enterFile(file, language)),
    }),
    [dispatch, language],
  );
};
