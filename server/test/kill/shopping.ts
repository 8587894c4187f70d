import { randomInt, randomUUID } from 'node:crypto';

import type { BuyerCalls, WireResponse } from './wire';

/** A push as its buyer knows it; a response that was cut off is undefined. */
export type Push = { uuid: string; responses: (WireResponse | undefined)[] };

/** A filled cart, a push that two tabs sent at once, and another push that raced it. */
export type Fill = { quantity: number; push: Push; rival: Push };

export type Shopping = { fills: Fill[]; refused: Push[]; failures: WireResponse[] };

const aPush = (): Push => ({ uuid: randomUUID(), responses: [] });

/** Fills the cart and pushes it in a loop, until the connection is cut. */
export const goShopping = async (calls: BuyerCalls, onResponse: () => void): Promise<Shopping> => {
  const shopping: Shopping = { fills: [], refused: [], failures: [] };
  let cuts = 0;
  const isCut = () => cuts > 0;
  const recordResponse = (response: WireResponse | undefined) => {
    onResponse();
    if (!response) cuts += 1;
    else if (response.status !== 200 && response.status !== 409) shopping.failures.push(response);
    return response;
  };
  const send = async (push: Push) => {
    push.responses.push(recordResponse(await calls.push(push.uuid)));
  };
  while (!isCut()) {
    if (randomInt(3) === 0) {
      const early = aPush();
      shopping.refused.push(early);
      await send(early);
      if (isCut()) break;
    }
    const quantity = randomInt(1, 40);
    recordResponse(await calls.fillCart(quantity));
    if (isCut()) break;
    const fill: Fill = { quantity, push: aPush(), rival: aPush() };
    shopping.fills.push(fill);
    await Promise.all([send(fill.push), send(fill.rival), send(fill.push)]);
  }
  return shopping;
};
