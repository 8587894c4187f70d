const inventory = '/services/inventory/api';
const catalogPath = '1/1/1';

const withToken = ({ token }, body) => ({
  headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
});

/** The measured requests. */
export const calls = {
  list: (etag) => ({
    method: 'GET',
    path: `${inventory}/StockItems/GetStockItemsByCompany/${catalogPath}`,
    headers: { 'accept-encoding': 'br, gzip', ...(etag && { 'if-none-match': etag }) },
  }),
  insert: (buyer, stockItemId) => ({
    method: 'POST',
    path: `${inventory}/shoppingCart/InsertEntity/${catalogPath}`,
    ...withToken(buyer, { clientId: buyer.clientId, stockItemId, quantity: 3, price: null }),
  }),
  cart: (buyer) => ({
    method: 'GET',
    path: `${inventory}/shoppingCart/getStockitemsByClientId/${catalogPath}/${buyer.clientId}`,
    ...withToken(buyer),
  }),
  history: (buyer) => ({
    method: 'GET',
    path: `${inventory}/Orders/GetOrdersByCompanyByClientId/${catalogPath}/${buyer.clientId}`,
    ...withToken(buyer),
  }),
  push: (buyer, uuid) => ({
    method: 'POST',
    path: '/services/orders/Order/PushShoppingCart',
    ...withToken(buyer, {
      accountId: 1,
      companyId: 1,
      catalogId: 1,
      clientId: buyer.clientId,
      username: 'ShoppingCart',
      moneyTypeId: 'USD',
      uuid,
      taxes: 16,
      comment: '',
      putAllPriceZero: false,
    }),
  }),
};
