import type { officeOperations } from '@/contracts/office';

export type Operation = keyof typeof officeOperations;

type OperationWith<Method> = {
  [Name in Operation]: (typeof officeOperations)[Name]['method'] extends Method ? Name : never;
}[Operation];

export type OfficeResource = {
  /** The field that identifies a record, named like the last parameter of its address. */
  id: string;
  list: OperationWith<'GET'>;
  get?: OperationWith<'GET'>;
  create?: OperationWith<'POST'>;
  update?: OperationWith<'PUT' | 'PATCH'>;
  delete?: OperationWith<'DELETE'>;
};

const resources: Record<string, OfficeResource> = {
  orders: { id: 'orderNumber', list: 'listOrders', get: 'getOrder' },
};

export const getResource = (name: string): OfficeResource => {
  const resource = resources[name];
  if (!resource) throw new Error(`resources.ts has no ${name}`);
  return resource;
};
