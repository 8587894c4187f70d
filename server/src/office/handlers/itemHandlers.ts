import type { FastifyRequest } from 'fastify';

import type { OfficeInputs } from '@/contracts/office';

import {
  addCategory,
  listCategories,
  removeCategory,
  requireCategory,
  updateCategory,
} from '../../catalogue/changeCategories';
import { readItemFeatures, setItemFeatures } from '../../catalogue/changeFeatures';
import { addItem, setItemPicture, updateItem } from '../../catalogue/changeItems';
import { findItemPage, requireItem } from '../../catalogue/officeItems';
import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { createLanguageReader } from '../../http/responses/requestLanguage';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

export const createItemHandlers = ({ db, config, getContext }: OfficeParts) => {
  const readLanguage = createLanguageReader(config.runtime.headers.language);
  const readCategory = (request: FastifyRequest, categoryKey: string) =>
    requireCategory(db, categoryKey, readLanguage(request));
  const [firstCatalog = 1] = config.runtime.catalogs;
  return {
    listItems: async ({ query }) => {
      const { page = 1, perPage = 25, sort = '', order, q = '', catalogId = firstCatalog, category } = query;
      const { items, total } = await findItemPage(db, {
        catalogId,
        text: q,
        category,
        isDeleted: query.deleted ?? false,
        sort,
        isDescending: order === 'DESC',
        limit: perPage,
        offset: (page - 1) * perPage,
      });
      return { ...envelope(items), total };
    },
    getItem: async ({ params }) => envelope([await requireItem(db, params.itemId)]),
    addItem: async (request) => {
      const { catalogId, code, ...fields } = request.body;
      return envelope([await addItem(db, getContext(request), { catalogId, code, fields })]);
    },
    updateItem: async (request) => {
      const { version, ...fields } = request.body;
      const item = await requireItem(db, request.params.itemId);
      return envelope([await updateItem(db, getContext(request), { item, fields, version })]);
    },
    setItemPicture: async (request) => {
      const { name, content } = request.body;
      const item = await requireItem(db, request.params.itemId);
      const bytes = Buffer.from(content, 'base64');
      return envelope([await setItemPicture(db, getContext(request), { item, name, bytes })]);
    },
    getItemFeatures: async (request) =>
      envelope([await readItemFeatures(db, request.params.itemId, readLanguage(request))]),
    setItemFeatures: async (request) => {
      const { itemId } = request.params;
      const language = readLanguage(request);
      await setItemFeatures(db, getContext(request), { itemId, ...request.body, language });
      return envelope([await readItemFeatures(db, itemId, language)]);
    },
    listCategories: async (request) => {
      const { catalogId = firstCatalog, q: text = '', deleted = false } = request.query;
      return envelope(await listCategories(db, { catalogId, text, isDeleted: deleted }, readLanguage(request)));
    },
    getCategory: async (request) => envelope([await readCategory(request, request.params.categoryKey)]),
    addCategory: async (request) => {
      const { catalogId, ...fields } = request.body;
      return envelope([await readCategory(request, await addCategory(db, getContext(request), { catalogId, fields }))]);
    },
    updateCategory: async (request) => {
      const { version, ...fields } = request.body;
      const change = { categoryKey: request.params.categoryKey, version, fields };
      return envelope([await readCategory(request, await updateCategory(db, getContext(request), change))]);
    },
    removeCategory: async (request) =>
      envelope([
        await readCategory(request, await removeCategory(db, getContext(request), request.params.categoryKey)),
      ]),
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
