import { Failure } from '../process/failure.mjs';

const credentials = JSON.stringify({ username: 'demo@medida.example', password: 'medida-demo' });
const inventory = (url) => `${url}/services/inventory/api`;

const readData = async (url, init) => {
  const response = await fetch(url, { ...init, headers: { 'content-type': 'application/json', ...init?.headers } });
  if (!response.ok) throw new Failure(`${url} responded with ${response.status}.`);
  return (await response.json()).data;
};

/** Signs in as the demo client of the services at the URL. */
export const signInDemoClient = async (url) => {
  const signIn = { method: 'POST', body: credentials };
  const [{ token }] = await readData(`${url}/services/public/user/authenticate`, signIn);
  const [client] = await readData(`${inventory(url)}/clients/login/1/1/1`, signIn);
  return { token, client };
};

export const listItems = (url, catalogId) =>
  readData(`${inventory(url)}/StockItems/GetStockItemsByCompany/1/${catalogId}/${catalogId}`);

/** In every quantity. */
export const isForSale = ({ deleted, price, unit }) => !deleted && price !== null && unit === undefined;

export const insertCartLine = (url, { token, client }, catalogId, { stockItemId, price }, quantity) =>
  readData(`${inventory(url)}/shoppingCart/InsertEntity/1/${catalogId}/${catalogId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ clientId: client.clientId, stockItemId, quantity, price }),
  });
