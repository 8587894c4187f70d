import { contractNames, readContract } from './contracts';
import { findFaults, type Schema } from './exampleFaults';

const schemas = contractNames.flatMap((contract) =>
  Object.entries(readContract(contract).components.schemas).map(([name, schema]) => [contract, name, schema] as const),
);

describe('the examples of the contracts', () => {
  it.each(schemas)('include, in the %s contract, a valid one of %s', (contract, _, schema) => {
    expect(schema.example).toBeDefined();
    expect(findFaults(schema.example, schema, readContract(contract).components.schemas)).toEqual([]);
  });

  it('are reported with their faults', () => {
    const schema: Schema = {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer', minimum: 1 }, dates: { type: 'array', items: { format: 'date-time' } } },
    };
    expect(findFaults({ id: 0, dates: ['today'], other: 1 }, schema, {})).toEqual([
      '/name is missing',
      '/id is out of range',
      '/dates/0 is not a valid date-time',
      '/other is unknown',
    ]);
    expect(findFaults(null, { $ref: '#/components/schemas/Gone' }, {})).toEqual([
      ' #/components/schemas/Gone does not exist',
    ]);
  });
});
