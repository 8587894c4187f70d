import { demoSession } from './signedIn';

export type SeededOrder = {
  orderId: number;
  orderNumber: string;
  date: string;
  items: { code: string; name: string }[];
};

/** The orders of the demonstration client in the first catalogue, newest first. */
export const seededOrders = async (url: string): Promise<SeededOrder[]> => {
  const { token, client } = await demoSession(url);
  const response = await fetch(
    `${url}/services/inventory/api/Orders/GetOrdersByCompanyByClientId/1/1/1/${String(client.clientId)}`,
    { headers: { Authorization: `Bearer ${token}`, 'X-Language': 'en' } },
  );
  return ((await response.json()) as { data: SeededOrder[] }).data;
};

export const seededOrder = async (url: string): Promise<SeededOrder> => {
  const [newest] = await seededOrders(url);
  if (!newest) throw new Error('the demonstration client has no orders');
  return newest;
};
