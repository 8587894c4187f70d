import { useMemo } from 'react';

import { useJudgeCodesQuery } from '@/api/codesApi';
import { useShownLanguage } from '@/shared/i18n/useLanguage';

import { judgeRows, type JudgedCodes } from './padLines';
import type { PadRow } from './padRow';

const nothing: JudgedCodes = {};

/** Checks all lines in one request; known results stay while a new code is being looked up. */
export const usePadLines = (rows: readonly PadRow[]) => {
  const language = useShownLanguage();
  const codes = useMemo(() => [...new Set(rows.map(({ code }) => code).filter((code) => code !== ''))].sort(), [rows]);
  const { data = nothing, error, refetch } = useJudgeCodesQuery(codes);
  const lines = useMemo(() => judgeRows(rows, data, language), [rows, data, language]);
  return { lines, error, retry: () => void refetch() };
};
