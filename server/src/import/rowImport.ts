import { FieldsRefusal, Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import type { ImportOptions } from './importTypes';
import { listPictureOrigins } from './pictureAddress';
import type { RowFault } from './read/faults';

/** Of an import of nothing, to which those who import a few rows add their tables. */
export const createImportOptions = ({ config }: Pick<OfficeContext, 'config'>, catalogId: number): ImportOptions => {
  const { accountId, catalogs, companies } = config.runtime;
  const companyId = companies[catalogs.indexOf(catalogId)];
  if (companyId === undefined) throw new Refusal(404, 'catalogUnknown', { catalog: catalogId });
  return {
    accountId,
    companyId,
    catalogId,
    categories: null,
    items: null,
    features: null,
    stock: null,
    prices: null,
    imagesDirectory: null,
    pictureOrigins: listPictureOrigins(config),
    replace: false,
    clearBestPrice: false,
    skipBad: false,
    dryRun: false,
  };
};

/** A fault that belongs to no field is said at this one; of several at one field, the first is said. */
export const toFieldsRefusal = (faults: readonly RowFault[], field: string) => {
  const fields: FieldsRefusal['fields'] = {};
  for (const { column, reason, messageId = 'badRequest', values = { detail: reason } } of faults)
    fields[column ?? field] ??= { messageId, values };
  return new FieldsRefusal(fields);
};
