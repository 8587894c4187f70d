import type { FastifyRequest } from 'fastify';

import type { OfficeInputs } from '@/contracts/office';

import type { OperationHandlers } from '../../http/contracts/contractRoutes';
import {
  addPriceList,
  listPriceLists,
  removePriceList,
  renamePriceList,
  requirePriceList,
} from '../../prices/changePriceLists';
import { addPrice, findPricePage, removePrice, requirePrice, updatePrice } from '../../prices/changePrices';
import type { OfficeParts } from '../officeParts';

const envelope = <Data>(data: Data[]) => ({ isSuccessful: true, message: null, data });

export const createPriceHandlers = ({ db, config, getContext, readLanguage }: OfficeParts) => {
  const readList = (priceListId: number) => requirePriceList(db, { config }, priceListId);
  const readPrice = (request: FastifyRequest, priceId: string) =>
    requirePrice(db, { config }, priceId, readLanguage(request));
  return {
    listPriceLists: async () => envelope(await listPriceLists(db, { config })),
    getPriceList: async ({ params }) => envelope([await readList(params.priceListId)]),
    addPriceList: async (request) =>
      envelope([await readList(await addPriceList(db, getContext(request), request.body.name))]),
    updatePriceList: async (request) => {
      const { priceListId: key } = request.params;
      await renamePriceList(db, getContext(request), { key, ...request.body });
      return envelope([await readList(key)]);
    },
    removePriceList: async (request) => {
      const list = await readList(request.params.priceListId);
      await removePriceList(db, getContext(request), list.priceListId);
      return envelope([list]);
    },
    listPrices: async (request) => {
      const { page = 1, perPage = 25, q: text = '', priceListId, catalogId } = request.query;
      await readList(priceListId);
      const wanted = { priceListId, catalogId, text, limit: perPage, offset: (page - 1) * perPage };
      const { prices, total } = await findPricePage(db, { config }, wanted, readLanguage(request));
      return { ...envelope(prices), total };
    },
    getPrice: async (request) => envelope([await readPrice(request, request.params.priceId)]),
    addPrice: async (request) => {
      const { priceListId, catalogId, code, ...fields } = request.body;
      const added = { priceListId, catalogId, code, fields };
      return envelope([await readPrice(request, await addPrice(db, getContext(request), added))]);
    },
    updatePrice: async (request) => {
      const { version, ...fields } = request.body;
      const change = { priceId: request.params.priceId, version, fields };
      return envelope([await readPrice(request, await updatePrice(db, getContext(request), change))]);
    },
    removePrice: async (request) => {
      const price = await readPrice(request, request.params.priceId);
      await removePrice(db, getContext(request), price.priceId);
      return envelope([price]);
    },
  } satisfies Partial<OperationHandlers<OfficeInputs>>;
};
