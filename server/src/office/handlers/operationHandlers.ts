import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { findFigures, findMissedSearches, removeMissedSearch } from '../../orders/findFigures';
import { changeOutbox, findOutboxPage } from '../../outbox/outboxEntries';
import { findReportPage, requireReport, toReportDetails } from '../../reports/errorReports';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

/** For those who keep the shop running. */
export const createOperationHandlers = ({ db, config, now, getContext }: OfficeParts) =>
  ({
    listMissedSearches: async ({ query }) => envelope(await findMissedSearches(db, { config, now }, query)),
    removeMissedSearch: async (request) =>
      envelope([await removeMissedSearch(db, getContext(request), request.params.searchId)]),
    getFigures: async ({ query }) => envelope(await findFigures(db, { config, now }, query)),
    listOutbox: async ({ query }) => {
      const { entries, total } = await findOutboxPage(db, { config, now }, query);
      return { ...envelope(entries), total };
    },
    retryOutbox: async (request) =>
      envelope([await changeOutbox(db, getContext(request), 'retry', request.body.entryIds)]),
    discardOutbox: async (request) =>
      envelope([await changeOutbox(db, getContext(request), 'discard', request.body.entryIds)]),
    listReports: async ({ query }) => {
      const { reports, total } = await findReportPage(db, query);
      return { ...envelope(reports), total };
    },
    getReport: async ({ params }) => envelope([toReportDetails(await requireReport(db, params.reportId), config)]),
  }) satisfies Partial<OperationHandlers<OfficeInputs>>;
