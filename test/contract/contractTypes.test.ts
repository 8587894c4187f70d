import { readContract } from '../../scripts/contractSource';
import { separateTypes, typesSource } from '../../scripts/contractTypes';
import { contractFile } from './contracts';

const document = readContract(contractFile('orders'));

const generated = `import { ordersService as api } from './ordersService';
export type GetArg = { order: PushedOrder };
export type OrderPush = {
  uuid: string;
};
export type PushedOrder = {
  orderId: number;
};
`;

describe('the types of a contract', () => {
  const { types, slice } = separateTypes(generated, document, '@/contracts/orders');

  it('leave the slice, which imports those that it uses', () => {
    expect(slice).toContain("import type { PushedOrder } from '@/contracts/orders';");
    expect(slice).toContain('export type GetArg = { order: PushedOrder };');
    expect(slice).not.toMatch(/export type (OrderPush|PushedOrder)/);
  });

  it('are declared in the order of the contract, with its descriptions', () => {
    const source = typesSource(document, new Map([...types].reverse()), 'orders.yaml');
    expect(source.match(/export type \w+/g)).toEqual(['export type OrderPush', 'export type PushedOrder']);
    expect(source).toContain('/** The order that a push created */\nexport type PushedOrder');
  });
});
