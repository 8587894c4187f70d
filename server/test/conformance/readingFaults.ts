import type { Verdict } from '../../src/conformance/callReport';
import type { Change } from './faultyProvider';
import {
  acceptTokens,
  answerOtherClients,
  answerWith,
  changeBody,
  changeHeaders,
  changeRecords,
  dropHeader,
  hangUp,
} from './faultyProvider';

export type Fault = {
  call: string;
  catalogId?: number;
  /** Method and address of the requests that are answered wrongly. */
  at: string;
  change: Change;
  rule: string;
  verdict: Verdict;
  text: RegExp;
};

const cors = 'access-control-allow-origin';
const exposed = 'access-control-expose-headers';
const accepted = '{"isSuccessful":true,"data":[]}';
const refused = '{"isSuccessful":false,"message":"no"}';

const content = '/services/public/publics';
const inventory = '/services/inventory/api';

/** One for each rule, each at a call of its own. */
export const readingFaults: Fault[] = [
  {
    call: 'getLayout',
    at: `GET ${content}/layout`,
    change: changeHeaders({ [cors]: undefined }),
    rule: 'cors',
    verdict: 'fails',
    text: /the browser withholds the response/,
  },
  {
    call: 'getEnvironments',
    at: `GET ${content}/system/environments`,
    change: answerWith(500, '{"isSuccessful":false,"message":"<b>told</b>"}'),
    rule: 'answer',
    verdict: 'fails',
    text: /answers 500 .*<b>told<\/b>/,
  },
  {
    call: 'getContact',
    at: `GET ${content}/contact`,
    change: answerWith(200, '<!doctype html>'),
    rule: 'answer',
    verdict: 'fails',
    text: /with a page .* is this the address/,
  },
  {
    call: 'getAbout',
    at: `GET ${content}/about`,
    change: changeHeaders({ location: 'https://elsewhere.example' }, () => true, 302),
    rule: 'answer',
    verdict: 'fails',
    text: /redirects \(302\) to https:\/\/elsewhere/,
  },
  {
    call: 'getBanners',
    at: `GET ${content}/banners`,
    change: answerWith(200, '{"isSuccessful":false,"message":"closed","data":[]}'),
    rule: 'answer',
    verdict: 'fails',
    text: /isSuccessful is false\. It says: closed/,
  },
  {
    call: 'getBrands',
    at: `GET ${content}/brands`,
    change: changeBody((body) => ({ ...body, data: {} })),
    rule: 'data',
    verdict: 'fails',
    text: /data is \{\}, but must be a list/,
  },
  {
    call: 'getOffers',
    at: `GET ${content}/offers`,
    change: changeHeaders({ etag: undefined }),
    rule: 'etag',
    verdict: 'part',
    text: /There is no ETag/,
  },
  {
    call: 'getOffer',
    at: `GET ${content}/offer/slug`,
    change: answerWith(200, accepted, (_request, { status }) => status === 404),
    rule: 'unknownId',
    verdict: 'part',
    text: /answers 200 to a slug that does not exist/,
  },
  {
    call: 'getVideos',
    at: `GET ${content}/videos`,
    change: (request, send, seen) =>
      request.headers['if-none-match'] === '"1"'
        ? answerWith(304, '')(request, send, seen)
        : changeHeaders({ etag: '"1"' })(request, send, seen),
    rule: 'language',
    verdict: 'fails',
    text: /Two languages have the same ETag/,
  },
  {
    call: 'getProductLine',
    at: `GET ${content}/product-line/read`,
    change: answerWith(404, 'not here', (_request, { status }) => status === 404),
    rule: 'refusal',
    verdict: 'part',
    text: /\(404 to a id that does not exist\) is not as in the contract/,
  },
  {
    call: 'getProductLines',
    at: `GET ${content}/product-line`,
    change: changeHeaders({ vary: 'Origin' }),
    rule: 'language',
    verdict: 'part',
    text: /Vary does not name X-Language/,
  },
  {
    call: 'getTerms',
    at: `OPTIONS ${content}/terms`,
    change: changeHeaders({ 'access-control-allow-headers': 'content-type' }),
    rule: 'preflight',
    verdict: 'fails',
    text: /Access-Control-Allow-Headers does not name x-application, x-language/,
  },
  {
    call: 'getSynonyms',
    at: `GET ${content}/synonyms`,
    change: answerWith(404, ''),
    rule: 'notOffered',
    verdict: 'notOffered',
    text: /draws nothing for it/,
  },
  {
    call: 'getCategories',
    at: `GET ${inventory}/Categories/GetCategoriesByCompany/1/1/1`,
    change: dropHeader('if-none-match'),
    rule: 'etag',
    verdict: 'part',
    text: /answers 200 to its own ETag, but must answer 304/,
  },
  {
    call: 'getStockItems',
    at: `GET ${inventory}/StockItems/GetStockItemsByCompany/1/1/1`,
    change: changeRecords((item, index) =>
      index === 0 ? { ...item, stockCategoryId: 999_999, isParent: false, deleted: false } : item,
    ),
    rule: 'lostCategory',
    verdict: 'part',
    text: /In categories that getCategories does not list: 1 item\./,
  },
  {
    call: 'getStockItems',
    catalogId: 2,
    at: `GET ${inventory}/StockItems/GetStockItemsByCompany/1/2/2`,
    change: dropHeader('accept-encoding'),
    rule: 'compression',
    verdict: 'part',
    text: /bytes are sent without compression/,
  },
  {
    call: 'getHeaderFeatures',
    at: `GET ${inventory}/StockItemHeaderFeatures/GetStockItemHeaderFeatures/1/1/1`,
    change: changeRecords((heading) => ({ ...heading, colour: 'red' })),
    rule: 'unknown',
    verdict: 'works',
    text: /does not show data\[\]\.colour/,
  },
  {
    call: 'getHeaderFeatures',
    catalogId: 2,
    at: `GET ${inventory}/StockItemHeaderFeatures/GetStockItemHeaderFeatures/1/2/2`,
    change: changeRecords((heading) => ({ ...heading, stockItemHeaderFeatureId: 1 })),
    rule: 'leftOut',
    verdict: 'part',
    text: /cannot be shown, .* the id repeats an earlier one/,
  },
  {
    call: 'getItemFeatures',
    at: `GET ${inventory}/StockItemFeature/GetStockItemsFeatureByID/1/1/1`,
    change: changeRecords((feature) => ({ ...feature, name: { es: 'a' } })),
    rule: 'type',
    verdict: 'part',
    text: /data\[\]\.name is \{"es":"a"\}/,
  },
  {
    call: 'getAvailability',
    at: `GET ${inventory}/StockItems/GetAvailability/1/1/1`,
    change: changeRecords((stock) => ({ ...stock, stockItemId: String(stock.stockItemId) })),
    rule: 'type',
    verdict: 'works',
    text: /data\[\]\.stockItemId is "\d+".* It is read all the same/,
  },
  {
    call: 'getUnavailableItems',
    at: `GET ${inventory}/StockItems/GetUnavailableItems/1/1/1`,
    change: changeHeaders({ [exposed]: undefined }),
    rule: 'etag',
    verdict: 'part',
    text: /Access-Control-Expose-Headers does not name ETag/,
  },
  {
    call: 'getCatalogueFeatures',
    at: `GET ${inventory}/StockItemFeature/GetCatalogueFeatures/1/1/1`,
    change: hangUp,
    rule: 'answer',
    verdict: 'fails',
    text: /There is no response: socket hang up/,
  },
  {
    call: 'loginClient',
    at: `POST ${inventory}/clients/login/1/1/1`,
    change: (request, send) => send({ ...request, body: request.body.replace('not-', '') }),
    rule: 'password',
    verdict: 'fails',
    text: /answers 200 to a wrong password: anyone can sign in/,
  },
  {
    call: 'getCart',
    at: `GET ${inventory}/shoppingCart/getStockitemsByClientId/1/1/1`,
    change: answerWith(403, refused, (_request, { status }) => status === 401),
    rule: 'token',
    verdict: 'part',
    text: /answers 403 without a token, but must answer 401/,
  },
  {
    call: 'getClientTerms',
    at: `GET ${inventory}/clients/GetClientTerms/1/1/1`,
    change: acceptTokens((authorization) => authorization === undefined),
    rule: 'token',
    verdict: 'fails',
    text: /^It answers 200 without a token: anyone can send this call\.$/,
  },
  {
    call: 'getPeople',
    at: `GET ${inventory}/clients/GetPeople/1/1/1`,
    change: acceptTokens((authorization) => authorization?.includes('wrong') === true),
    rule: 'token',
    verdict: 'fails',
    text: /^It answers 200 with a token that it cannot have signed/,
  },
  {
    call: 'getApprovals',
    at: `GET ${inventory}/clients/GetApprovals/1/1/1`,
    change: acceptTokens((authorization) => authorization !== undefined && !authorization.includes('wrong')),
    rule: 'token',
    verdict: 'fails',
    text: /^It answers 200 with its token made to look expired/,
  },
  {
    call: 'getOwnData',
    at: `GET ${inventory}/clients/GetOwnData/1/1/1`,
    change: answerOtherClients,
    rule: 'otherClient',
    verdict: 'fails',
    text: /a client can read the records of another/,
  },
  {
    call: 'getOrders',
    at: `GET ${inventory}/Orders/GetOrdersByCompanyByClientId/1/1/1`,
    change: changeRecords(({ total: _total, ...order }) => order),
    rule: 'missing',
    verdict: 'part',
    text: /data\[\]\.total is missing in .*: buyers do not see it/,
  },
  {
    call: 'getOrderDetails',
    at: `GET ${inventory}/Orders/GetOrderDetails/1/1/1`,
    change: changeRecords((line) => ({ ...line, unitPrice: -1 })),
    rule: 'unreadable',
    verdict: 'part',
    text: /cannot be read, such as data\[0\]\.unitPrice/,
  },
  {
    call: 'getOrder',
    at: `GET ${inventory}/Orders/GetOrder/1/1/1`,
    change: changeBody(({ data }) => ({ data })),
    rule: 'envelope',
    verdict: 'part',
    text: /isSuccessful is missing/,
  },
  {
    call: 'getOrderNews',
    at: `GET ${inventory}/Orders/GetOrderNews/1/1/1`,
    change: answerWith(200, 'ok', (_request, { status }) => status === 200),
    rule: 'answer',
    verdict: 'fails',
    text: /not JSON/,
  },
  {
    call: 'updateOwnData',
    at: `OPTIONS ${inventory}/clients/UpdateOwnData/1/1/1`,
    change: changeHeaders({ 'access-control-allow-methods': 'GET, POST' }),
    rule: 'preflight',
    verdict: 'fails',
    text: /Access-Control-Allow-Methods does not name PUT/,
  },
  {
    call: 'getCategories',
    catalogId: 2,
    at: `GET ${inventory}/Categories/GetCategoriesByCompany/1/2/2`,
    change: answerWith(500, refused, ({ headers }) => headers['x-language'] === 'es'),
    rule: 'language',
    verdict: 'fails',
    text: /answers 500 to a request in another language/,
  },
  {
    call: 'getItemFeatures',
    catalogId: 2,
    at: `GET ${inventory}/StockItemFeature/GetStockItemsFeatureByID/1/2/2`,
    change: (request, send) => send({ ...request, headers: { ...request.headers, 'x-language': 'en' } }),
    rule: 'language',
    verdict: 'works',
    text: /The response is the same in English and Spanish/,
  },
  {
    call: 'getQuotes',
    at: `GET ${inventory}/Quotes/GetQuotes/1/1/1`,
    change: async (request, send, seen) => {
      const answer = await answerWith(429, refused, (_request, { status }) => status === 401)(request, send, seen);
      return answer && { ...answer, headers: { ...answer.headers, 'retry-after': '5', [exposed]: 'ETag' } };
    },
    rule: 'retryAfter',
    verdict: 'part',
    text: /has no Retry-After that the storefront may read/,
  },
  {
    call: 'exportOwnData',
    at: `GET ${inventory}/clients/ExportOwnData/1/1/1`,
    change: changeHeaders({ 'content-type': 'text/html' }, ({ status }) => status === 200),
    rule: 'answer',
    verdict: 'fails',
    text: /answers 200 \(text\/html\) instead of the file/,
  },
  {
    call: 'getClientPrices',
    catalogId: 2,
    at: `GET ${inventory}/StockItems/GetClientPrices/1/2/2`,
    change: answerOtherClients,
    rule: 'otherClient',
    verdict: 'fails',
    text: /a client can read the records of another/,
  },
  {
    call: 'getPurchases',
    at: `GET ${inventory}/Orders/GetPurchases/1/1/1`,
    change: answerWith(429, refused, (_request, { status }) => status === 401),
    rule: 'retryAfter',
    verdict: 'part',
    text: /has no Retry-After/,
  },
  {
    call: 'getOauthLogout',
    at: 'GET /services/public/oauth/logout',
    change: changeHeaders({ [cors]: undefined }, ({ status }) => status === 401),
    rule: 'cors',
    verdict: 'fails',
    text: /without a token, the browser hides the reason/,
  },
];
