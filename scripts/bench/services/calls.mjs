const inventory = '/services/inventory/api';
const place = '1/1/1';

const signed = ({ token }, body) => ({
  headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
});

/** The measured requests, as method, path, headers and body. */
export const calls = {
  list: (etag) => ({
    method: 'GET',
    path: `${inventory}/StockItems/GetStockItemsByCompany/${place}`,
    headers: { 'accept-encoding': 'br, gzip', ...(etag && { 'if-none-match': etag }) },
  }),
  insert: (buyer, stockItemId) => ({
    method: 'POST',
    path: `${inventory}/shoppingCart/InsertEntity/${place}`,
    ...signed(buyer, { clientId: buyer.clientId, stockItemId, quantity: 3, price: null }),
  }),
  cart: (buyer) => ({
    method: 'GET',
    path: `${inventory}/shoppingCart/getStockitemsByClientId/${place}/${buyer.clientId}`,
    ...signed(buyer),
  }),
  history: (buyer) => ({
    method: 'GET',
    path: `${inventory}/Orders/GetOrdersByCompanyByClientId/${place}/${buyer.clientId}`,
    ...signed(buyer),
  }),
  push: (buyer, uuid) => ({
    method: 'POST',
    path: '/services/orders/Order/PushShoppingCart',
    ...signed(buyer, {
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
