import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { notFound, Refusal } from '../http/responses/refusal';
import { createAddressCheck, hasBearer } from '../http/security/machineAccess';
import { importCatalogue } from '../import/importCatalogue';
import { listPictureOrigins } from '../import/pictureAddress';
import { stockColumns } from '../import/plan/planStock';
import { countBadLines } from '../import/read/faults';
import { createTable } from '../import/read/table';
import { recordChange } from '../repositories/changesRepository';

const maxCsvBytes = 16 * 1024 * 1024;
// More lines would only make the response long: a file with so many faults is another file.
const maxFaults = 200;

const unchanged = { replace: false, clearBestPrice: false, skipBad: false, dryRun: false, imagesDirectory: null };
const noTables = { categories: null, items: null, features: null, prices: null };

type StockRequest = FastifyRequest<{ Params: { catalogId: number }; Body: Buffer }>;

/** For the company's own software. Whoever lacks the token, or is elsewhere, finds nothing here. */
export const registerOfficeRoutes = (
  office: FastifyInstance,
  { db, config, now }: { db: Database; config: ServerConfig; now: () => number },
) => {
  const { officeToken, officeAddresses, trustProxy, runtime } = config;
  const isPermitted = createAddressCheck(officeAddresses.length > 0 ? officeAddresses : null, trustProxy);
  office.addHook('onRequest', async (request) => {
    if (!hasBearer(request, officeToken) || !isPermitted(request)) throw notFound();
  });
  office.removeAllContentTypeParsers();
  office.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: maxCsvBytes }, (_request, body, done) =>
    done(null, body),
  );

  /** What `import --stock` does. */
  const importStock = async (catalogId: number, csv: Buffer) => {
    const { accountId, catalogs, companies } = runtime;
    const companyId = companies[catalogs.indexOf(catalogId)];
    if (companyId === undefined) throw notFound();
    try {
      return await importCatalogue(db, {
        ...unchanged,
        ...noTables,
        accountId,
        companyId,
        catalogId,
        stock: createTable('body', () => [csv], stockColumns),
        pictureOrigins: listPictureOrigins(config),
        onWritten: async (transaction, { stock }) => {
          await recordChange(transaction, accountId, {
            by: 'OFFICE_TOKEN',
            channel: 'key',
            operation: 'pushStock',
            subject: `stock of catalogue ${catalogId}`,
            before: null,
            after: { written: stock, refused: 0 },
            moment: now(),
          });
        },
      });
    } catch (error) {
      if (error instanceof OperatorError) throw new Refusal(400, 'badRequest', { detail: error.message });
      throw error;
    }
  };

  office.post('/catalogs/:catalogId/stock', {
    schema: { params: { type: 'object', properties: { catalogId: { type: 'integer' } } } },
    handler: async (request: StockRequest) => {
      const { faults, stock } = await importStock(request.params.catalogId, request.body);
      if (faults.length === 0) return { isSuccessful: true, data: [{ stock }] };
      const shown = faults.slice(0, maxFaults).map(({ line, column, reason }) => ({ line, column, reason }));
      throw new Refusal(422, 'linesRefused', { count: countBadLines(faults) }, {}, { faults: shown });
    },
  });
};
