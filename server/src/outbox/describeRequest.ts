import type { Language } from '@/shared/i18n/languages';

import { formatServerMessage, getServerIntl } from '../http/responses/serverMessages';
import type { BookedOrder } from '../repositories/orderBookRepository';
import { UndeliverableError } from './delivery';

export const requireRequest = ({ requests }: BookedOrder, number: string) => {
  const found = requests.find((request) => String(request.request_number) === number);
  if (!found) throw new UndeliverableError(`there is no request ${number}`);
  return found;
};

export const describeRequest = (
  { lines }: BookedOrder,
  request: BookedOrder['requests'][number],
  language: Language,
): [string, string][] => {
  const { formatNumber } = getServerIntl(language);
  const contents = request.lines.flatMap(({ line_number, quantity }) => {
    const line = lines.find((each) => each.line_number === line_number);
    return line ? [`${formatNumber(quantity)} × ${line.code}  ${line[`name_${language}`]}`] : [];
  });
  return [
    [formatServerMessage('requestMailLines', language), contents.join('\n')],
    [formatServerMessage('requestMailReason', language), request.reason],
    [formatServerMessage('requestMailAnswer', language), request.answer],
  ];
};
