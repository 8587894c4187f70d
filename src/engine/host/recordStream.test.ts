import fc from 'fast-check';

import { readRecordStream } from './recordStream';

const inParts = (text: string, length: number) => {
  const bytes = new TextEncoder().encode(text);
  const parts = Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
    bytes.subarray(at * length, (at + 1) * length),
  );
  return new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
  );
};

const read = async (text: string, length = 7) => {
  const { envelope = '', records } = (await readRecordStream(inParts(text, length))) ?? {};
  return { envelope, records };
};

describe('a list that is read as it arrives', () => {
  it('has the same records as the whole text, however it is divided', async () => {
    const list = fc.record({
      data: fc.array(fc.jsonValue(), { maxLength: 5 }),
      other: fc.jsonValue(),
      length: fc.integer({ min: 1, max: 30 }),
      space: fc.constantFrom(undefined, 1),
      isFirst: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(list, async ({ data, other, length, space, isFirst }) => {
        const envelope = isFirst ? { data, other } : { isSuccessful: true, other, data };
        const text = JSON.stringify(envelope, null, space);
        const result = await read(text, length);
        const { data: records, ...rest } = JSON.parse(text) as typeof envelope;
        expect(result.records).toEqual(records);
        expect(JSON.parse(result.envelope)).toEqual({ ...rest, data: [] });
      }),
      { numRuns: 100 },
    );
  });

  it('is parsed in several batches', async () => {
    const data = Array.from({ length: 10_000 }, (_, at) => ({ at, text: `"],[{${at}\\` }));
    const text = JSON.stringify({ data });
    expect((await read(text, 50_000)).records).toEqual(data);
    expect((await readRecordStream(new Response(text)))?.length).toBe(text.length);
  });

  it.each(['', '{"data":[1,', '{"data":[1,]}', '{"data":[,1]}', '{"data":[1 2]}', '<html>', '{"data":[1]'])(
    'is not read from %j',
    async (text) => {
      const { envelope } = await read(text);
      expect(() => void JSON.parse(envelope)).toThrow(SyntaxError);
    },
  );

  it('is rejected if a comma ends both a batch and the list', async () => {
    expect((await read(`{"data":["${'x'.repeat(140_000)}",]}`, 50_000)).records).toBeUndefined();
  });
});
