import { createShapes } from '@/api/request/dataShape';
import type { DataShape } from '@/api/request/parseResponse';

import { type ContractOperation, readContract, type ServiceContract } from '../http/contracts/readContract';

type Parameter = NonNullable<ContractOperation['parameters']>[number];

export type Operation = {
  service: ServiceContract;
  operationId: string;
  method: string;
  path: string;
  parameters: Parameter[];
  isExtension: boolean;
  isPrivate: boolean;
  /** The example of its request body. */
  body: Record<string, unknown> | undefined;
  /** Whether a body without any field violates the contract. */
  needsFields: boolean;
  /** Whether the contract describes an ETag. */
  revalidates: boolean;
  isFile: boolean;
  /** Of a success; undefined for a file. */
  envelope: object | undefined;
  /** Of its data; undefined if there is none. */
  shape: DataShape | undefined;
  refusal: object;
};

type BodySchema = { example?: Record<string, unknown>; required?: string[] };

const jsonType = 'application/json';

const toOperation = (
  service: ServiceContract,
  path: string,
  method: string,
  described: ContractOperation,
  defaultSecurity: ContractOperation['security'],
): Operation => {
  const { operationId, parameters = [], requestBody, responses, security = defaultSecurity } = described;
  const body: BodySchema | undefined = requestBody?.content?.[jsonType]?.schema;
  const envelope = responses['200']?.content?.[jsonType]?.schema;
  return {
    service,
    operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    isExtension: described['x-extension'] === true,
    isPrivate: (security ?? []).length > 0,
    body: body?.example,
    needsFields: (body?.required ?? []).length > 0,
    revalidates: '304' in responses,
    isFile: envelope === undefined,
    envelope,
    shape: envelope && createShapes({}).toDataShape(envelope, operationId),
    refusal: responses.default?.content?.[jsonType]?.schema ?? {},
  };
};

/** Every call that the storefront may send, in the order of the contracts. */
export const readOperations = async (rootDirectory: string): Promise<Operation[]> => {
  const services = ['public', 'inventory', 'orders'] as const;
  const contracts = await Promise.all(services.map((name) => readContract(rootDirectory, name)));
  return contracts.flatMap(({ paths, security }, index) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) =>
        toOperation(services[index] ?? 'public', path, method, described, security),
      ),
    ),
  );
};

export const findOperation = (operations: Operation[], name: string): Operation => {
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation) throw new Error(`The contracts have no call ${name}.`);
  return operation;
};
