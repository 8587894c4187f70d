import type { FastifyRequest } from 'fastify';

import type { OfficeInputs } from '@/contracts/office';

import { addContent, addContentFile, removeContent, updateContent } from '../../content/changeContent';
import { contentKinds, findContentPage, readContentRecord } from '../../content/contentRecords';
import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

export const createContentHandlers = ({ db, config, now, readLanguage, getContext }: OfficeParts) => {
  const read = (contentId: string, request: FastifyRequest) =>
    readContentRecord(db, { config }, contentId, readLanguage(request));
  return {
    listContentKinds: async () => envelope(contentKinds),
    listContent: async (request) => {
      const { entries, total } = await findContentPage(db, { config, now }, request.query, readLanguage(request));
      return { ...envelope(entries), total };
    },
    getContent: async (request) => envelope([await read(request.params.contentId, request)]),
    addContent: async (request) => {
      const { kind, slug, position, ...texts } = request.body;
      const contentId = `${kind}:${slug.trim()}`;
      await addContent(db, getContext(request), { contentId, texts, position });
      return envelope([await read(contentId, request)]);
    },
    updateContent: async (request) => {
      const { contentId } = request.params;
      const { version, position, ...texts } = request.body;
      await updateContent(db, getContext(request), { contentId, texts, version, position });
      return envelope([await read(contentId, request)]);
    },
    removeContent: async (request) => {
      const { contentId } = request.params;
      const record = await read(contentId, request);
      await removeContent(db, getContext(request), contentId);
      return envelope([record]);
    },
    addContentFile: async (request) => {
      const { name, content } = request.body;
      const bytes = Buffer.from(content, 'base64');
      return envelope([{ address: await addContentFile(db, getContext(request), { name, bytes }) }]);
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
