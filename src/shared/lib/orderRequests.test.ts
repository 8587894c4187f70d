import { createRequestLimits, type RequestedOrder, type RequestKind } from './orderRequests';

const line = { orderLineId: 1, quantity: 12 };
const of = (quantity: number) => ({ lines: [{ orderLineId: 1, quantity }] });
const request = (kind: RequestKind, state: string, quantity: number) => ({ kind, state, ...of(quantity) });

const limits = (order: RequestedOrder) => [
  createRequestLimits('cancel', order)(line),
  createRequestLimits('return', order)(line),
];

it.each<[string, RequestedOrder, [number, number]]>([
  ['nothing was sent', { status: 'received' }, [12, 0]],
  ['the status is the company’s own', { status: 'En aduana' }, [12, 0]],
  ['a part was sent', { status: 'preparing', parcels: [of(4)] }, [8, 4]],
  ['a parcel does not say what it has', { status: 'preparing', parcels: [of(4), { lines: [] }] }, [8, 4]],
  ['all was sent', { status: ' Shipped' }, [0, 12]],
  [
    'all was sent, and not every parcel says what it has',
    { status: 'shipped', parcels: [of(4), { lines: [] }] },
    [0, 12],
  ],
  ['parcels say that a part was sent', { status: 'shipped', parcels: [of(4)] }, [8, 4]],
  ['the order is closed', { status: 'delivered', parcels: [of(4)] }, [0, 4]],
  ['the order is cancelled', { status: 'cancelled', parcels: [of(4)] }, [0, 0]],
  ['a part was asked for', { status: 'preparing', requests: [request('cancel', 'open', 5)] }, [7, 0]],
  ['a part was declined', { status: 'preparing', requests: [request('cancel', 'declined', 5)] }, [12, 0]],
  ['all but what was cancelled was sent', { status: 'shipped', requests: [request('cancel', 'accepted', 5)] }, [0, 7]],
  [
    'a part was returned',
    { status: 'delivered', requests: [request('return', 'accepted', 5), request('return', 'unheard', 3)] },
    [0, 4],
  ],
])('says what can be cancelled and returned where %s', (_, order, expected) => {
  expect(limits(order)).toEqual(expected);
});
