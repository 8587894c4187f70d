import { useIntl } from 'react-intl';

import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { writeCsv } from '@/shared/lib/csv';
import { downloadText } from '@/shared/lib/downloadText';

import { describeLineState } from './lineStateMessages';
import type { PadLine } from './padLines';
import { padMessages } from './padMessages';

type Texts = { heads: string[]; reasonOf: (line: PadLine) => string };

/** The rejected lines as the client typed them, each with its reason. */
const badLineRows = (lines: readonly PadLine[], { heads, reasonOf }: Texts): string[][] => [
  heads,
  ...lines.map((line) => [line.row.code, line.row.quantity, reasonOf(line)]),
];

/** Exports a file that can be imported into the pad again once its lines are corrected. */
export const useDownload = () => {
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  return (lines: readonly PadLine[]) => {
    const describeReason = ({ state, fault, row: { failure }, near }: PadLine) => {
      if (state === 'empty') return '';
      const { descriptor, values } = describeLineState(state, fault);
      const parts = [formatMessage(descriptor, values)];
      if (failure) parts.push(formatMessage(failure, failure.values));
      if (near.length > 0) parts.push(near.map(({ code }) => code).join(' / '));
      return parts.join(': ');
    };
    const heads = [padMessages.code, padMessages.quantity, padMessages.state].map((head) => formatMessage(head));
    // The list separator that spreadsheets use in this language.
    const text = writeCsv(badLineRows(lines, { heads, reasonOf: describeReason }), language === 'es' ? ';' : ',');
    downloadText('order-pad.csv', text, 'text/csv');
  };
};
