const credentials = { username: 'demo@medida.example', password: 'medida-demo' };

const post = async (url, body, headers = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()).data;
};

/** The demonstration client of the seeded services. */
export const signInBuyer = async (url) => {
  const [{ token }] = await post(`${url}/services/public/user/authenticate`, credentials);
  const [client] = await post(`${url}/services/inventory/api/clients/login/1/1/1`, credentials);
  return { token, client };
};

/** Adds this many lines to the cart of each catalogue, bypassing the browser. */
export const fillCart = async (url, { token, client }, counts) => {
  for (const [catalog, count] of Object.entries(counts)) {
    const path = `${url}/services/inventory/api`;
    const answer = await fetch(`${path}/StockItems/GetStockItemsByCompany/1/${catalog}/${catalog}`);
    const sold = (await answer.json()).data.filter((item) => !item.deleted && item.price !== null);
    for (const { stockItemId, price } of sold.slice(0, count)) {
      const line = { clientId: client.clientId, stockItemId, quantity: 2, price };
      await post(`${path}/shoppingCart/InsertEntity/1/${catalog}/${catalog}`, line, {
        authorization: `Bearer ${token}`,
      });
    }
  }
};
