import { calls } from './calls.mjs';
import { compare, load } from './load.mjs';
import { loadRow } from './measureServices.mjs';
import { pushLoad } from './pushLoad.mjs';
import { startMeasured, toEnvironment } from './serviceProcess.mjs';

/** The lowest ratio of this build's throughput to the other one's that is not reported as a fault. */
const lowestRatio = 0.9;

const fillCart = async ({ url }, { shopper, itemIds }) => {
  for (const itemId of itemIds) {
    const { path, ...init } = calls.insert(shopper, itemId);
    await fetch(`${url}${path}`, init);
  }
};

const measures = {
  'cart insert': ({ url, shop: { buyers, itemIds } }) =>
    load(
      url,
      buyers.slice(0, 10).map((buyer, index) => calls.insert(buyer, itemIds[index % itemIds.length])),
      { seconds: 3 },
    ),
  'cart read': ({ url, shop: { shopper } }) => load(url, [calls.cart(shopper)], { seconds: 3 }),
  'order history': ({ url, shop: { shopper } }) => load(url, [calls.history(shopper)], { seconds: 3 }),
  'order push': ({ url, shop: { buyers, itemIds } }) => pushLoad(url, buyers, itemIds, 4),
};

/** Alternates call by call between two running builds, each with its own database. */
export const compareBuilds = async (thisDeployment, otherDeployment, title, names = Object.keys(measures)) => {
  const start = async ({ shop, ...deployment }) => {
    const service = await startMeasured(deployment.service, { env: toEnvironment(deployment) });
    await fillCart(service, shop);
    return { ...service, shop };
  };
  const running = { own: await start(thisDeployment), other: await start(otherDeployment) };
  const rows = [];
  const faults = [];
  for (const name of names) {
    const { one, other, ratio } = await compare(
      () => measures[name](running.other),
      () => measures[name](running.own),
    );
    const times = `${ratio.toFixed(2)}x`;
    rows.push(loadRow(`${title}: ${name}, other build`, one), loadRow(`${title}: ${name}, this build`, other, times));
    if (ratio < lowestRatio) faults.push(`${title}: ${name}: ${times}, the goal is ${lowestRatio}x`);
  }
  await running.own.close();
  await running.other.close();
  return { rows, faults };
};
