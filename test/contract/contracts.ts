import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import type { Schema } from './exampleFaults';

export const contractNames = ['public', 'inventory', 'orders'] as const;
export type ContractName = (typeof contractNames)[number];

export const methods = ['get', 'post', 'put', 'delete'] as const;

type Reference = { $ref: string };
export type Parameter = { name: string; in: string; required?: boolean; example?: unknown; schema: Schema };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-extension'?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: { 'application/json': { schema: Reference } } };
  responses: Record<string, Reference | { content: { 'application/json'?: { schema: Reference } } }>;
};
export type Contract = {
  paths: Record<string, Partial<Record<(typeof methods)[number], Operation>>>;
  components: {
    securitySchemes: Record<string, { type: string; in?: string; name?: string; scheme?: string }>;
    parameters?: Record<string, Parameter>;
    schemas: Record<string, Schema>;
  };
};

export const contractFile = (name: ContractName) => path.resolve(__dirname, `../../src/contracts/${name}.yaml`);

const contracts = new Map<ContractName, Contract>();

export const readContract = (name: ContractName): Contract => {
  const contract = contracts.get(name) ?? (parse(readFileSync(contractFile(name), 'utf8')) as Contract);
  contracts.set(name, contract);
  return contract;
};

export type Call = Operation & { contract: ContractName; path: string; method: string };

export const listCalls = (contract: ContractName): Call[] =>
  Object.entries(readContract(contract).paths).flatMap(([route, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, contract, path: route, method })),
  );

export const allCalls = contractNames.flatMap(listCalls);

export const findCall = (operationId: string): Call => {
  const call = allCalls.find((candidate) => candidate.operationId === operationId);
  if (!call) throw new Error(`no contract has ${operationId}`);
  return call;
};

export const listParameters = (call: Call): Parameter[] =>
  (call.parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const name = parameter.$ref.split('/').at(-1) ?? '';
    const shared = readContract(call.contract).components.parameters?.[name];
    if (!shared) throw new Error(`${call.contract}: no parameter ${name}`);
    return shared;
  });

export const findSchema = (contract: ContractName, name: string): Schema => {
  const schema = readContract(contract).components.schemas[name];
  if (!schema) throw new Error(`${contract}: no schema ${name}`);
  return schema;
};

export const getBodySchema = (operationId: string): Schema => {
  const call = findCall(operationId);
  const reference = call.requestBody?.content['application/json'].schema.$ref.split('/').at(-1);
  return findSchema(call.contract, reference ?? '');
};
