import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers, OperationRequest } from '../../http/contracts/contractRoutes';
import { createLanguageReader } from '../../http/responses/requestLanguage';
import { undoImport } from '../../import/lastImport';
import { type ImportDesk, type ImportInput, previewImport, readLastImport, runImport } from '../../import/officeImport';
import { requireUpload } from '../csvUploads';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

export const createImportHandlers = ({ db, config, getContext }: OfficeParts) => {
  const readLanguage = createLanguageReader(config.runtime.headers.language);
  const toInput = (request: OperationRequest<OfficeInputs['previewImport']>): ImportInput => ({
    ...request.query,
    kind: request.query.kind as ImportInput['kind'],
    file: requireUpload(request),
    language: readLanguage(request),
  });
  const desk: ImportDesk = { running: null, previewedBy: null };
  const showImports = async () => {
    const last = await readLastImport(db, { config });
    return envelope([{ ...(last && { last }), ...(desk.running && { running: desk.running }) }]);
  };
  return {
    getImports: showImports,
    previewImport: async (request) => envelope([await previewImport(db, getContext(request), toInput(request), desk)]),
    runImport: async (request) => {
      await runImport(db, getContext(request), toInput(request), { plan: request.query.plan, desk });
      return showImports();
    },
    undoImport: async (request) => {
      await undoImport(db, getContext(request), request.params.importId);
      return showImports();
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
