import type { OfficeInputs, OfficeReport, OfficeReportDetails } from '@/contracts/office';

import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { toPrintable, writePrintableJson } from '../printable';
import { createErrorReportsRepository, type ErrorReportSummary } from '../repositories/errorReportsRepository';

type Content = {
  error: { name: string; message: string; stack?: string };
  session: Record<string, unknown>;
};

export const requireReport = async (db: Database, id: string) => {
  const found = await createErrorReportsRepository(db).find(id.toUpperCase());
  if (!found) throw new Refusal(404, 'reportUnknown', { id: toPrintable(id) });
  const { content, ...summary } = found;
  return { summary, ...(JSON.parse(content) as Content) };
};

export type FoundReport = Awaited<ReturnType<typeof requireReport>>;

/** For the QA panel and for replays. */
export const toSessionFile = ({ summary, error, session }: FoundReport) => ({
  ...session,
  report: { id: summary.id, error },
});

const toOfficeReport = ({ id, receivedAt, ...report }: ErrorReportSummary): OfficeReport => ({
  ...report,
  reportId: id,
  date: new Date(receivedAt).toISOString(),
});

export const toReportDetails = (found: FoundReport, { publicUrl }: ServerConfig): OfficeReportDetails => ({
  ...toOfficeReport(found.summary),
  stack: found.error.stack ?? '',
  sessionFile: writePrintableJson(toSessionFile(found)),
  link: `${publicUrl}/?qa#report=${found.summary.id}`,
});

type PageQuery = NonNullable<OfficeInputs['listReports']['query']>;

/** A page of reports for the office, newest first unless the oldest are wanted. */
export const findReportPage = async (db: Database, { page = 1, perPage = 25, order = 'DESC' }: PageQuery) => {
  const all = await createErrorReportsRepository(db).list();
  const sorted = order === 'ASC' ? all.reverse() : all;
  return { reports: sorted.slice((page - 1) * perPage, page * perPage).map(toOfficeReport), total: all.length };
};
