import { useIntl } from 'react-intl';

import { useCsvDownload } from '@/shared/i18n/useCsvDownload';

import type { PadLine } from './padLines';
import { describeLineState, padMessages } from './padMessages';

/** Exports the rejected lines as the client typed them, with reasons; corrected, the file can be imported again. */
export const useDownload = () => {
  const { formatMessage } = useIntl();
  const download = useCsvDownload();
  const describe = ({ state, fault, row: { failure }, near }: PadLine) => {
    if (state === 'empty') return '';
    const { descriptor, values } = describeLineState(state, fault);
    const parts = [formatMessage(descriptor, values)];
    if (failure) parts.push(formatMessage(failure, failure.values));
    if (near.length > 0) parts.push(near.map(({ code }) => code).join(' / '));
    return parts.join(': ');
  };
  return (lines: readonly PadLine[]) =>
    download(
      'order-pad.csv',
      [
        [padMessages.code, ({ row }) => row.code],
        [padMessages.quantity, ({ row }) => row.quantity],
        [padMessages.state, describe],
      ],
      lines,
    );
};
