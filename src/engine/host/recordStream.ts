import { pause } from './steps';

// Long enough that parsing is efficient, and short enough to take no longer than a step.
const batchLength = 2 ** 17;
const stepTime = 8;

const [quote, backslash, comma] = [34, 92, 44];
const isOpening = (code: number) => code === 91 || code === 123;
const isClosing = (code: number) => code === 93 || code === 125;

const beforeRecords = /"data"\s*:\s*\[$/;

/**
 * Extracts the records from a list's text as it arrives: the whole text may exceed the maximum length of a string, and
 * parsing it at once would delay other requests. Throws a SyntaxError, like JSON.parse.
 */
const createRecordReader = () => {
  const records: unknown[] = [];
  let envelope = '';
  let pending = '';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let isInRecords = false;
  let isDivided = false;

  const parsePending = () => {
    const parsed = JSON.parse(`[${pending}]`) as unknown[];
    for (const record of parsed) records.push(record);
    pending = '';
    return parsed.length;
  };

  const endRecords = () => {
    if (parsePending() === 0 && isDivided) throw new SyntaxError('A comma with no record after it');
    isInRecords = false;
  };

  const keep = (text: string) => {
    if (isInRecords) pending += text;
    else envelope += text;
  };

  const read = (text: string) => {
    let from = 0;
    const keepUntil = (at: number) => {
      keep(text.slice(from, at));
      from = at;
    };
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) isInString = false;
      } else if (code === quote) isInString = true;
      else if (isOpening(code)) {
        depth += 1;
        if (depth !== 2 || isInRecords) continue;
        keepUntil(at + 1);
        isInRecords = beforeRecords.test(envelope);
      } else if (isClosing(code)) {
        depth -= 1;
        if (depth !== 1 || !isInRecords) continue;
        keepUntil(at);
        endRecords();
      } else if (code === comma && depth === 2 && isInRecords && pending.length + at - from > batchLength) {
        keepUntil(at);
        parsePending();
        isDivided = true;
        from = at + 1;
      }
    }
    keepUntil(text.length);
  };

  return { read, result: () => ({ envelope, records }) };
};

export type StreamedList = {
  /** The text without its records. */
  envelope: string;
  records: readonly unknown[];
  length: number;
};

/** Undefined if the body is not JSON. */
export const readRecordStream = async ({ body }: Response): Promise<StreamedList | undefined> => {
  const reader = createRecordReader();
  const decoder = new TextDecoder();
  const stream = body?.getReader();
  let length = 0;
  try {
    for (let from = performance.now(), part = await stream?.read(); part && !part.done; part = await stream?.read()) {
      const bytes = part.value;
      length += bytes.byteLength;
      reader.read(decoder.decode(bytes, { stream: true }));
      if (performance.now() - from < stepTime) continue;
      await pause();
      from = performance.now();
    }
    reader.read(decoder.decode());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    await stream?.cancel();
    return undefined;
  }
  return { ...reader.result(), length };
};
