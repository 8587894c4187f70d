import type { FastifyRequest } from 'fastify';

import type { OfficeInputs } from '@/contracts/office';

import {
  addCategory,
  listCategories,
  removeCategory,
  requireCategory,
  updateCategory,
} from '../../catalogue/changeCategories';
import { addFeatureFile, readItemFeatures, setItemFeatures } from '../../catalogue/changeFeatures';
import { addHeading, listHeadings, removeHeading, requireHeading, updateHeading } from '../../catalogue/changeHeadings';
import { addItem, setItemPicture, updateItem } from '../../catalogue/changeItems';
import { findItemPage, requireItem } from '../../catalogue/officeItems';
import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import { notFound } from '../../http/responses/refusal';
import { createLanguageReader } from '../../http/responses/requestLanguage';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

export const createItemHandlers = ({ db, config, getContext }: OfficeParts) => {
  const readLanguage = createLanguageReader(config.runtime.headers.language);
  const { catalogs } = config.runtime;
  const [firstCatalog = 1] = catalogs;
  const refuseOthers = (catalogId: number) => {
    if (!catalogs.includes(catalogId)) throw notFound();
  };
  /** Of an item, a category or a heading: its key starts with its catalogue. */
  const refuseOthersKey = (key: string) => refuseOthers(Number(key.split('-')[0]));
  const readItem = async (itemId: string) => {
    refuseOthersKey(itemId);
    return requireItem(db, itemId);
  };
  const readCategory = async (request: FastifyRequest, categoryKey: string) => {
    refuseOthersKey(categoryKey);
    return requireCategory(db, categoryKey, readLanguage(request));
  };
  const readHeading = async (request: FastifyRequest, headingKey: string) => {
    refuseOthersKey(headingKey);
    return requireHeading(db, headingKey, readLanguage(request));
  };
  return {
    listItems: async ({ query }) => {
      const { page = 1, perPage = 25, sort = '', order, q = '', catalogId = firstCatalog, category } = query;
      refuseOthers(catalogId);
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
    getItem: async ({ params }) => envelope([await readItem(params.itemId)]),
    addItem: async (request) => {
      const { catalogId, code, ...fields } = request.body;
      return envelope([await addItem(db, getContext(request), { catalogId, code, fields })]);
    },
    updateItem: async (request) => {
      const { version, ...fields } = request.body;
      const item = await readItem(request.params.itemId);
      return envelope([await updateItem(db, getContext(request), { item, fields, version })]);
    },
    setItemPicture: async (request) => {
      const { name, content } = request.body;
      const item = await readItem(request.params.itemId);
      const bytes = Buffer.from(content, 'base64');
      return envelope([await setItemPicture(db, getContext(request), { item, name, bytes })]);
    },
    getItemFeatures: async (request) => {
      const { itemId } = request.params;
      refuseOthersKey(itemId);
      return envelope([await readItemFeatures(db, itemId, readLanguage(request))]);
    },
    addFeatureFile: async (request) => {
      const { name, content } = request.body;
      const bytes = Buffer.from(content, 'base64');
      return envelope([{ address: await addFeatureFile(db, getContext(request), { name, bytes }) }]);
    },
    setItemFeatures: async (request) => {
      const { itemId } = request.params;
      const language = readLanguage(request);
      await setItemFeatures(db, getContext(request), { itemId, ...request.body, language });
      return envelope([await readItemFeatures(db, itemId, language)]);
    },
    listCategories: async (request) => {
      const { catalogId = firstCatalog, q: text = '', deleted = false } = request.query;
      refuseOthers(catalogId);
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
    listFeatureHeadings: async ({ query: { catalogId = firstCatalog, q: text = '' } }) => {
      refuseOthers(catalogId);
      return envelope(await listHeadings(db, { catalogId, text }));
    },
    getFeatureHeading: async (request) => envelope([await readHeading(request, request.params.headingKey)]),
    addFeatureHeading: async (request) => {
      const { catalogId, ...fields } = request.body;
      return envelope([await readHeading(request, await addHeading(db, getContext(request), { catalogId, fields }))]);
    },
    updateFeatureHeading: async (request) => {
      const { version, ...fields } = request.body;
      const { headingKey } = request.params;
      refuseOthersKey(headingKey);
      await updateHeading(db, getContext(request), { headingKey, version, fields });
      return envelope([await readHeading(request, headingKey)]);
    },
    removeFeatureHeading: async (request) => {
      const heading = await readHeading(request, request.params.headingKey);
      await removeHeading(db, getContext(request), heading.headingKey);
      return envelope([heading]);
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
