import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { declineQuote, offerQuote, readOfferedLines } from '../../quotes/answerQuote';
import { findQuotePage, readQuoteDetails } from '../../quotes/findQuotes';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

export const createQuoteHandlers = ({ db, config, now, getContext }: OfficeParts) => {
  const readQuote = async (number: string) => envelope([await readQuoteDetails(db, { config, now }, number)]);
  return {
    listQuotes: async ({ query }) => {
      const { quotes, total } = await findQuotePage(db, { config, now }, query);
      return { ...envelope(quotes), total };
    },
    getQuote: ({ params }) => readQuote(params.quoteNumber),
    offerQuote: async (request) => {
      const { validUntil: until, answer = '', quiet = false, version } = request.body;
      const offer = { ...request.params, note: answer.trim(), quiet, version, until };
      await offerQuote(db, getContext(request), { ...offer, price: readOfferedLines(request.body) });
      return readQuote(request.params.quoteNumber);
    },
    declineQuote: async (request) => {
      const { note, quiet = false, version } = request.body;
      await declineQuote(db, getContext(request), { ...request.params, note, quiet, version });
      return readQuote(request.params.quoteNumber);
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
