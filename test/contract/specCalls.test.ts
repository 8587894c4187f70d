import {
  allCalls,
  contractNames,
  findCall,
  findSchema,
  getBodySchema,
  listParameters,
  readContract,
} from './contracts';

const catalog = '/{accountId}/{companyId}/{catalogId}';

// Spec §7, verbatim, with the segments that follow. The methods of the two oauth calls are our choice.
const specified = [
  ['public', 'post', '/user/authenticate', 'authenticateUser'],
  ['public', 'get', '/publics/layout', 'getLayout'],
  ['public', 'get', '/publics/system/environments', 'getEnvironments'],
  ['public', 'get', '/publics/contact', 'getContact'],
  ['public', 'get', '/publics/about', 'getAbout'],
  ['public', 'get', '/publics/banners', 'getBanners'],
  ['public', 'get', '/publics/brands', 'getBrands'],
  ['public', 'get', '/publics/offers', 'getOffers'],
  ['public', 'get', '/publics/offer/slug', 'getOffer'],
  ['public', 'get', '/publics/videos', 'getVideos'],
  ['public', 'get', '/publics/product-line', 'getProductLines'],
  ['public', 'get', '/publics/product-line/read', 'getProductLine'],
  ['public', 'get', '/oauth/login', 'getOauthLogin'],
  ['public', 'get', '/oauth/logout', 'getOauthLogout'],
  ['inventory', 'get', `/api/Categories/GetCategoriesByCompany${catalog}`, 'getCategories'],
  ['inventory', 'get', `/api/StockItems/GetStockItemsByCompany${catalog}`, 'getStockItems'],
  ['inventory', 'post', `/api/clients/login${catalog}`, 'loginClient'],
  ['inventory', 'post', `/api/clients/changePassword${catalog}`, 'changePassword'],
  ['inventory', 'post', `/api/clients/forgotPassword${catalog}`, 'forgotPassword'],
  ['inventory', 'get', `/api/StockItemHeaderFeatures/GetStockItemHeaderFeatures${catalog}`, 'getHeaderFeatures'],
  ['inventory', 'get', `/api/StockItemFeature/GetStockItemsFeatureByID${catalog}/{stockItemId}`, 'getItemFeatures'],
  ['inventory', 'get', `/api/shoppingCart/getStockitemsByClientId${catalog}/{clientId}`, 'getCart'],
  ['inventory', 'post', `/api/shoppingCart/InsertEntity${catalog}`, 'insertCartLine'],
  ['inventory', 'put', `/api/shoppingCart/UpdateEntity${catalog}`, 'updateCartLine'],
  ['inventory', 'delete', `/api/shoppingCart/DeleteEntity${catalog}/{shoppingCartId}`, 'deleteCartLine'],
  ['inventory', 'get', `/api/Orders/GetOrdersByCompanyByClientId${catalog}/{clientId}`, 'getOrders'],
  ['inventory', 'get', `/api/Orders/GetOrderDetails${catalog}/{clientId}/{orderId}`, 'getOrderDetails'],
  ['inventory', 'get', `/api/Orders/GetOrder${catalog}/{clientId}/{orderId}`, 'getOrder'],
  ['orders', 'post', '/Order/PushShoppingCart', 'pushShoppingCart'],
] as const;

const extensions = [
  ['public', 'post', '/publics/contact', 'sendContactMessage'],
  ['public', 'get', '/publics/terms', 'getTerms'],
  ['public', 'get', '/publics/synonyms', 'getSynonyms'],
  ['inventory', 'post', `/api/clients/resetPassword${catalog}`, 'resetPassword'],
  ['inventory', 'get', `/api/StockItemFeature/GetCatalogueFeatures${catalog}`, 'getCatalogueFeatures'],
  ['inventory', 'get', `/api/StockItems/GetAvailability${catalog}`, 'getAvailability'],
  ['inventory', 'get', `/api/StockItems/GetClientPrices${catalog}/{clientId}`, 'getClientPrices'],
  ['inventory', 'get', `/api/clients/GetClientTerms${catalog}/{clientId}`, 'getClientTerms'],
  ['inventory', 'get', `/api/clients/GetOwnData${catalog}/{clientId}`, 'getOwnData'],
  ['inventory', 'put', `/api/clients/UpdateOwnData${catalog}/{clientId}`, 'updateOwnData'],
  ['inventory', 'get', `/api/clients/ExportOwnData${catalog}/{clientId}`, 'exportOwnData'],
  ['inventory', 'post', `/api/clients/RequestErasure${catalog}/{clientId}`, 'requestErasure'],
  ['inventory', 'delete', `/api/clients/WithdrawErasure${catalog}/{clientId}`, 'withdrawErasure'],
  ['orders', 'post', '/Order/RequestApproval', 'requestApproval'],
  ['inventory', 'get', `/api/clients/GetApprovals${catalog}/{clientId}`, 'getApprovals'],
  ['inventory', 'put', `/api/clients/DecideApproval${catalog}/{clientId}/{approvalId}`, 'decideApproval'],
  ['inventory', 'get', `/api/clients/GetPeople${catalog}/{clientId}`, 'getPeople'],
  ['inventory', 'post', `/api/clients/InvitePerson${catalog}/{clientId}`, 'invitePerson'],
  ['inventory', 'delete', `/api/clients/ErasePerson${catalog}/{clientId}/{personId}`, 'erasePerson'],
  ['inventory', 'put', `/api/clients/UpdatePerson${catalog}/{clientId}/{personId}`, 'updatePerson'],
  ['inventory', 'get', `/api/StockItems/GetUnavailableItems${catalog}`, 'getUnavailableItems'],
  ['inventory', 'get', `/api/favourites${catalog}/{clientId}`, 'getFavouriteLists'],
  ['inventory', 'post', `/api/Orders/RequestOrderChange${catalog}/{clientId}/{orderId}`, 'requestOrderChange'],
  ['inventory', 'get', `/api/Quotes/GetQuotes${catalog}/{clientId}`, 'getQuotes'],
  ['inventory', 'get', `/api/Quotes/GetQuote${catalog}/{clientId}/{quoteId}`, 'getQuote'],
  ['inventory', 'post', `/api/Quotes/CreateQuote${catalog}/{clientId}`, 'createQuote'],
  ['inventory', 'post', `/api/Quotes/AcceptQuote${catalog}/{clientId}/{quoteId}`, 'acceptQuote'],
  ['inventory', 'post', `/api/Quotes/DeclineQuote${catalog}/{clientId}/{quoteId}`, 'declineQuote'],
  ['inventory', 'get', `/api/Orders/GetOrderNews${catalog}/{clientId}`, 'getOrderNews'],
  ['inventory', 'get', `/api/Orders/GetPurchases${catalog}/{clientId}`, 'getPurchases'],
  ['inventory', 'get', `/api/Orders/GetOrderDocument${catalog}/{clientId}/{orderId}/{documentId}`, 'getOrderDocument'],
  ['inventory', 'put', `/api/favourites${catalog}/{clientId}/{listId}`, 'saveFavouriteList'],
  ['inventory', 'delete', `/api/favourites${catalog}/{clientId}/{listId}`, 'deleteFavouriteList'],
  ['inventory', 'get', `/api/setAsideCarts${catalog}/{clientId}`, 'getSetAsideCarts'],
  ['inventory', 'put', `/api/setAsideCarts${catalog}/{clientId}/{cartId}`, 'setCartAside'],
  ['inventory', 'delete', `/api/setAsideCarts${catalog}/{clientId}/{cartId}`, 'deleteSetAsideCart'],
  ['inventory', 'post', `/api/setAsideCarts${catalog}/{clientId}/{cartId}/takeBack`, 'takeCartBack'],
  ['public', 'post', '/oauth/session', 'redeemSignIn'],
  ['public', 'post', '/view/session', 'redeemView'],
  ['public', 'post', '/publics/missed-search', 'reportMissedSearch'],
  ['public', 'post', '/passkey/challenge', 'startPasskeySignIn'],
  ['public', 'post', '/passkey/session', 'signInWithPasskey'],
  ['inventory', 'get', `/api/clients/GetPasskeys${catalog}/{clientId}`, 'getPasskeys'],
  ['inventory', 'post', `/api/clients/StartPasskey${catalog}/{clientId}`, 'startPasskey'],
  ['inventory', 'post', `/api/clients/AddPasskey${catalog}/{clientId}`, 'addPasskey'],
  ['inventory', 'delete', `/api/clients/RemovePasskey${catalog}/{clientId}/{passkeyId}`, 'removePasskey'],
  ['inventory', 'get', `/api/standingOrders${catalog}/{clientId}`, 'getStandingOrders'],
  ['inventory', 'put', `/api/standingOrders${catalog}/{clientId}/{listId}`, 'saveStandingOrder'],
  ['inventory', 'delete', `/api/standingOrders${catalog}/{clientId}/{listId}`, 'deleteStandingOrder'],
] as const;

const describeCall = ({ contract, method, path, operationId }: ReturnType<typeof findCall>) =>
  [contract, method, path, operationId].join(' ');

describe('the calls of the contracts', () => {
  it.each(specified)('has, in the %s contract, %s %s as %s', (contract, method, path, operationId) => {
    const call = findCall(operationId);
    expect(describeCall(call)).toBe([contract, method, path, operationId].join(' '));
    expect(call.description).toMatch(/^Spec §7/);
  });

  it('contains only calls of the specification and marked extensions', () => {
    const marked = allCalls.filter((call) => call['x-extension']);
    expect(marked.map(describeCall).sort()).toEqual(extensions.map((call) => call.join(' ')).sort());
    expect(allCalls).toHaveLength(specified.length + extensions.length);
  });

  it.each(allCalls.map((call) => [call.operationId, call] as const))('describes %s', (operationId, call) => {
    expect(operationId).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
    expect(call.tags).toEqual([expect.stringMatching(/^([A-Z][a-z]+)+$/)]);
    expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['200', '400', '500', '503', 'default']));
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = listParameters(call).filter((parameter) => parameter.in === 'path');
    expect(parameters.map(({ name }) => name)).toEqual(inPath);
  });

  it('sends lists as a repeated name[]', () => {
    expect(listParameters(findCall('getEnvironments'))).toEqual([
      expect.objectContaining({ name: 'names[]', in: 'query', style: 'form', explode: true }),
    ]);
  });

  it('takes the token as a query parameter if the path ends in token=', () => {
    expect(readContract('public').components.securitySchemes.queryToken).toMatchObject({ in: 'query', name: 'token' });
    expect(findCall('getOauthLogout').security).toEqual([{ bearer: [] }, { queryToken: [] }]);
  });

  it('omits common headers from the arguments', () => {
    const headers = allCalls.flatMap(listParameters).filter((parameter) => parameter.in === 'header');
    expect(new Set(headers.map(({ name }) => name))).toEqual(new Set(['If-None-Match', 'If-Match']));
  });
});

describe('the fields of the specification', () => {
  it.each([
    [
      'inventory',
      'StockItem',
      'stockItemId name code additionalCode stockCategoryId stockItemParentId isParent imageUrl deleted isOffer isNew price bestPrice quantityBestPrice',
    ],
    ['inventory', 'Category', 'stockCategoryId parentStockCategoryId name deleted'],
    [
      'public',
      'Layout',
      'aside_button aside_sub_title aside_title card_action_button card_action_title step_one step_two step_three step_title title_highlighted title_offer title_recent',
    ],
    [
      'orders',
      'OrderPush',
      'accountId companyId catalogId clientId username moneyTypeId uuid taxes comment putAllPriceZero',
    ],
    ['inventory', 'CartLineInsert', 'clientId stockItemId quantity price'],
    ['inventory', 'CartLineUpdate', 'clientId stockItemId quantity'],
  ] as const)(
    'requires, in the %s contract, exactly the fields of %s, beside marked extensions',
    (contract, name, fields) => {
      const { properties = {}, required = [] } = findSchema(contract, name);
      const ours = Object.keys(properties).filter((field) => properties[field]?.['x-extension']);
      expect(Object.keys(properties).sort()).toEqual([...fields.split(' '), ...ours].sort());
      expect([...required].sort()).toEqual(fields.split(' ').sort());
    },
  );

  it('allows only aside_sub_title of the layout to be null', () => {
    const properties = Object.entries(findSchema('public', 'Layout').properties ?? {});
    expect(properties.filter(([, { nullable }]) => nullable).map(([name]) => name)).toEqual(['aside_sub_title']);
  });

  it.each(allCalls.filter((call) => call.requestBody).map((call) => call.operationId))(
    'takes no unknown field in the body of %s',
    (operationId) => expect(getBodySchema(operationId).additionalProperties).toBe(false),
  );

  it.each(contractNames)('wraps the responses of the %s contract in its envelope', (name) => {
    const { schemas } = readContract(name).components;
    const envelopes = Object.entries(schemas).filter(([key]) => key.endsWith('Envelope') && key !== 'ErrorEnvelope');
    expect(envelopes.length).toBeGreaterThan(0);
    for (const [, { required }] of envelopes) {
      expect(required).toEqual(name === 'public' ? ['isSuccessful', 'message', 'data'] : ['isSuccessful', 'data']);
    }
  });
});
