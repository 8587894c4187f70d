import { useIntl } from 'react-intl';

import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getListSeparator, writeCsv } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';

import type { PadLine } from './padLines';
import { describeLineState, padMessages } from './padMessages';

type CsvTexts = { heads: string[]; describe: (line: PadLine) => string };

/** The rejected lines as the client typed them, each with its reason. */
const toCsvRows = (lines: readonly PadLine[], { heads, describe }: CsvTexts): string[][] => [
  heads,
  ...lines.map((line) => [line.row.code, line.row.quantity, describe(line)]),
];

/** Exports a file that can be imported into the pad again once its lines are corrected. */
export const useDownload = () => {
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  return (lines: readonly PadLine[]) => {
    const describe = ({ state, fault, row: { failure }, near }: PadLine) => {
      if (state === 'empty') return '';
      const { descriptor, values } = describeLineState(state, fault);
      const parts = [formatMessage(descriptor, values)];
      if (failure) parts.push(formatMessage(failure, failure.values));
      if (near.length > 0) parts.push(near.map(({ code }) => code).join(' / '));
      return parts.join(': ');
    };
    const heads = [padMessages.code, padMessages.quantity, padMessages.state].map((head) => formatMessage(head));
    const text = writeCsv(toCsvRows(lines, { heads, describe }), getListSeparator(language));
    downloadText('order-pad.csv', text, 'text/csv');
  };
};
