import { randomInt, randomUUID } from 'node:crypto';

import type { BuyerCalls, WireAnswer } from './wire';

/** A push as its buyer knows it: `answers` are the responses, undefined for one that was cut off. */
export type Push = { uuid: string; answers: (WireAnswer | undefined)[] };

/** A filled cart, a push that two tabs sent at once, and another push that raced it. */
export type Fill = { quantity: number; push: Push; rival: Push };

export type Shopping = { fills: Fill[]; refused: Push[]; failures: WireAnswer[] };

const aPush = (): Push => ({ uuid: randomUUID(), answers: [] });

/** Fills the cart and pushes it in a loop, until the connection is cut. */
export const goShopping = async (calls: BuyerCalls, answered: () => void): Promise<Shopping> => {
  const shopping: Shopping = { fills: [], refused: [], failures: [] };
  let cuts = 0;
  const isCut = () => cuts > 0;
  const noted = (answer: WireAnswer | undefined) => {
    answered();
    if (!answer) cuts += 1;
    else if (answer.status !== 200 && answer.status !== 409) shopping.failures.push(answer);
    return answer;
  };
  const send = async (push: Push) => {
    push.answers.push(noted(await calls.push(push.uuid)));
  };
  while (!isCut()) {
    if (randomInt(3) === 0) {
      const early = aPush();
      shopping.refused.push(early);
      await send(early);
      if (isCut()) break;
    }
    const quantity = randomInt(1, 40);
    noted(await calls.fillCart(quantity));
    if (isCut()) break;
    const fill: Fill = { quantity, push: aPush(), rival: aPush() };
    shopping.fills.push(fill);
    await Promise.all([send(fill.push), send(fill.rival), send(fill.push)]);
  }
  return shopping;
};
