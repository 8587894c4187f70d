import { contractNames, readContract } from './contracts';
import { findFaults, type Schema } from './exampleFaults';

const schemas = contractNames.flatMap((contract) =>
  Object.entries(readContract(contract).components.schemas).map(([name, schema]) => [contract, name, schema] as const),
);

describe('the examples of the contracts', () => {
  it.each(schemas)('has, in the %s contract, a valid example of %s', (contract, _, schema) => {
    expect(schema.example).toBeDefined();
    expect(findFaults(schema.example, schema, readContract(contract).components.schemas)).toEqual([]);
  });

  it('reports what is wrong with a value', () => {
    const schema: Schema = {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer', minimum: 1 }, dates: { type: 'array', items: { format: 'date-time' } } },
    };
    expect(findFaults({ id: 0, dates: ['today'], other: 1 }, schema, {})).toEqual([
      '/name is missing',
      '/id is out of range',
      '/dates/0 is no date-time',
      '/other is unknown',
    ]);
    expect(findFaults(null, { $ref: '#/components/schemas/Gone' }, {})).toEqual([
      ' #/components/schemas/Gone leads nowhere',
    ]);
  });
});
